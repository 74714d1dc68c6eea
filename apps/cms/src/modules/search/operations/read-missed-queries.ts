import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** What was looked for in the last days. @property missed how often nothing was found */
export type AskedQuery = { query: string; locale: Locale; asked: number; missed: number }

const shownRows = 200

/** What was looked for in vain in the last days, and how often; the most missed first. */
export async function readMissedQueries(req: PayloadRequest, days: number): Promise<AskedQuery[]> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select max(shown) as shown, locale, sum(count)::int as asked,
      coalesce(sum(count) filter (where hits = 'none'), 0)::int as missed
    from search_queries where day > (now() at time zone 'Asia/Almaty')::date - ${days}::int
    group by locale, query having bool_or(hits = 'none') order by missed desc, asked desc, query limit ${shownRows}
  `)
  return found.rows.map((row) => ({
    query: String(row.shown),
    locale: row.locale === 'kk' ? 'kk' : 'ru',
    asked: Number(row.asked),
    missed: Number(row.missed),
  }))
}
