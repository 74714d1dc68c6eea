import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { pageWordsSql } from './page-words-sql.ts'

const parts = ['title', 'description'] as const

/** Names a page in one language. */
export const pageKey = (id: string, locale: string) => `${id}:${locale}`

/**
 * Pages whose title or description another page has too, in the same language; hidden pages neither count nor are
 * counted. The database compares, so that nobody has to hold the words of a whole site.
 * @param ids documents that are asked about; all of them without.
 */
export async function findRepeated(
  payload: Payload,
  ids?: readonly string[],
): Promise<Map<string, Set<(typeof parts)[number]>>> {
  const asked = ids
    ? sql`id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
    : sql`true`
  const queries = parts.map((part) => {
    const words = sql.identifier(part)
    return sql`
      select id, locale, ${part}::text as part from shown
      where ${asked} and (locale, ${words}) in (
        select locale, ${words} from shown
        where ${words} <> '' and (locale, ${words}) in (select locale, ${words} from shown where ${asked})
        group by locale, ${words} having count(*) > 1
      )
    `
  })
  const found = await payload.db.drizzle.execute(sql`
    with shown as materialized (select * from (${pageWordsSql(payload)}) as pages where shown)
    ${sql.join(queries, sql` union all `)}
  `)
  const repeated = new Map<string, Set<(typeof parts)[number]>>()
  for (const row of found.rows as { id: string; locale: string; part: (typeof parts)[number] }[]) {
    const key = pageKey(row.id, row.locale)
    repeated.set(key, (repeated.get(key) ?? new Set()).add(row.part))
  }
  return repeated
}

/** How many published pages there are, each language counted. */
export async function countPages(payload: Payload): Promise<number> {
  const found = await payload.db.drizzle.execute(sql`
    select count(*)::int as count from (${pageWordsSql(payload)}) as pages
  `)
  return Number(found.rows[0]?.count ?? 0)
}
