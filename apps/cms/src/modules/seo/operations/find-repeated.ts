import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type FixedPage, pageWordsSql } from './page-words-sql.ts'

const parts = ['title', 'description'] as const

/** Names a page in one language. The sections share one document: the field tells them apart. */
export const pageKey = ({ id, field, locale }: Pick<FixedPage, 'id' | 'field'> & { locale: string }) =>
  `${id}:${field}:${locale}`

/**
 * Pages whose title or description another page has too, in the same language; hidden pages neither count nor are
 * counted. The database compares, so that nobody has to hold the words of a whole site.
 * @param fixed the pages that are no addressed documents. @param ids documents that are asked about; all of them without.
 */
export async function findRepeated(
  payload: Payload,
  fixed: readonly FixedPage[],
  ids?: readonly string[],
): Promise<Map<string, Set<(typeof parts)[number]>>> {
  const asked = ids ? sql`id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))` : sql`true`
  const queries = parts.map((part) => {
    const words = sql.identifier(part)
    const saidThere = ids ? sql`and (locale, ${words}) in (select locale, ${words} from shown where ${asked})` : sql``
    // Trap: how many pages there are the planner does not know, and joins all with all where it may join.
    return sql`
      select id, field, locale, ${part}::text as part from (
        select unnest(array_agg(id)) as id, unnest(array_agg(field)) as field, locale
        from shown where ${words} <> '' ${saidThere}
        group by locale, ${words} having count(*) > 1
      ) as repeated
      where ${asked}
    `
  })
  const found = await payload.db.drizzle.execute(sql`
    with shown as materialized (select * from (${pageWordsSql(payload, fixed)}) as pages where shown)
    ${sql.join(queries, sql` union all `)}
  `)
  const repeated = new Map<string, Set<(typeof parts)[number]>>()
  for (const row of found.rows as { id: string; field: string; locale: string; part: (typeof parts)[number] }[]) {
    const key = pageKey(row)
    repeated.set(key, (repeated.get(key) ?? new Set()).add(row.part))
  }
  return repeated
}

/** How many published pages there are, each language counted. */
export async function countPages(payload: Payload, fixed: readonly FixedPage[]): Promise<number> {
  const found = await payload.db.drizzle.execute(sql`
    select count(*)::int as count from (${pageWordsSql(payload, fixed)}) as pages
  `)
  return Number(found.rows[0]?.count ?? 0)
}
