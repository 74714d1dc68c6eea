import { type Locale, locales } from '@estu/domain/locale/locales'
import { looksPersonal } from '@estu/domain/search/personal-query'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { allLayers } from '../analysis/layers.ts'
import { keyOf } from '../indexing/index-row.ts'
import { cleanQuery } from '../query/clean-query.ts'
import { interpretQuery } from '../query/query-interpretation.ts'
import { type Fragment, findInRankingTier } from '../query/ranking-tier.ts'

const longestKept = 64

/** How many documents a query found, roughly. */
export const hitsBucket = (hits: number) => (hits === 0 ? 'none' : hits <= 5 ? 'few' : hits <= 50 ? 'some' : 'many')

/**
 * Counts that something was looked for today, and about how much was found: nothing of who asked or when. What may name
 * a person, asks for nothing or is long is not kept.
 * @param asked.hits documents found
 * @returns whether it was counted.
 */
export async function recordQuery(
  payload: Payload,
  asked: { locale: Locale; query: string; hits: number },
): Promise<boolean> {
  const shown = cleanQuery(asked.query).toLowerCase()
  const query = keyOf(shown)
  if (!locales.includes(asked.locale) || query === '' || looksPersonal(shown)) return false
  if (query.length > longestKept || shown.length > longestKept) return false
  const db = await databaseOf(await createLocalReq({}, payload))
  await db.execute(sql`
    insert into search_queries (day, locale, query, shown, hits, count, known)
    values ((now() at time zone 'Asia/Almaty')::date, ${asked.locale}, ${query}, ${shown}, ${hitsBucket(asked.hits)}, 1,
      ${isSaid(shown, asked.locale)})
    on conflict (day, locale, query, hits) do update
      set count = search_queries.count + 1, shown = excluded.shown, known = excluded.known
  `)
  return true
}

const asTyped = { ...allLayers, prefix: false }

/**
 * Whether the shop's own documents are named or described by each word of a query, in any form. Anybody may look for
 * anything as often as they like: only such queries are shown to others.
 */
function isSaid(shown: string, locale: Locale): Fragment {
  const words = interpretQuery(shown, { layers: asTyped, synonyms: [] }).slots.map(({ exactly }) => exactly)
  const found = findInRankingTier(sql`id`, { locale, tier: 'head', query: sql`asked.word`, most: 1 })
  return sql`coalesce(
    (select bool_and(exists (${found})) from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as asked (word)),
    false)`
}
