import { type Locale, locales } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { findInRankingTier } from '../query/ranking-tier.ts'

const block = 500

/** Where a round left off: the last word that was looked at. */
type Cursor = { locale: Locale; after: string }

/** One block of words at a time, round and round: what the worker does once a minute. */
export function forgetWordsByAndBy(payload: Payload): () => Promise<void> {
  let cursor = beginning
  return async () => {
    cursor = (await forgetWords(payload, cursor)) ?? beginning
  }
}

/** All of them, as after a rebuild. */
export async function forgetAllWords(payload: Payload): Promise<void> {
  for (let cursor: Cursor | null = beginning; cursor; ) cursor = await forgetWords(payload, cursor)
}

const beginning: Cursor = { locale: locales[0], after: '' }

/**
 * Takes out words that no document of their language is named or described by any more: a misspelt word is not to be
 * taken for one that finds nothing. While a build is being made all are kept: those that only it has are needed soon.
 * @returns where to go on; null at the end.
 */
async function forgetWords(payload: Payload, { locale, after }: Cursor): Promise<Cursor | null> {
  const isSaid = findInRankingTier(sql`id`, { locale, tier: 'head', query: sql`format('%L', '#f' || word)`, most: 1 })
  const done = await payload.db.drizzle.execute(sql`
    with looked as materialized (
      select word, exists (${isSaid}) as is_said from (
        select word from search_words where locale = ${locale} and word > ${after} order by word limit ${block}
      ) as next
    ),
    gone as (
      delete from search_words using looked
      where search_words.locale = ${locale} and search_words.word = looked.word and not is_said
        and not exists (select from search_state where building is not null)
    )
    select max(word) as last from looked
  `)
  const last = done.rows[0]?.last
  if (last != null) return { locale, after: String(last) }
  const next = locales[locales.indexOf(locale) + 1]
  return next ? { locale: next, after: '' } : null
}
