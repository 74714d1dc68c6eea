import { type Locale, locales } from '@estu/domain/locale/locales'
import { looksPersonal } from '@estu/domain/search/personal-query'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { keyOf } from '../indexing/index-row.ts'
import { cleanQuery } from '../query/clean-query.ts'

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
    insert into search_queries (day, locale, query, shown, hits, count)
    values ((now() at time zone 'Asia/Almaty')::date, ${asked.locale}, ${query}, ${shown}, ${hitsBucket(asked.hits)}, 1)
    on conflict (day, locale, query, hits) do update set count = search_queries.count + 1, shown = excluded.shown
  `)
  return true
}
