import { locales } from '@estu/domain/locale/locales'
import type { Repeated } from '@estu/domain/seo/seo-checks'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { documentField, type FixedPage, pageWordsSql } from './page-words-sql.ts'

const parts = ['title', 'description'] as const

/** What repeats, by a bit for each part: one set for all pages of which the same does. */
const sets: readonly Repeated[] = [new Set(), new Set(['title']), new Set(['description']), new Set(parts)]

type PageName = Pick<FixedPage, 'id' | 'field'> & { locale: string }

/** The sections share one document: the field tells them apart. Documents that have a page each are known by their id. */
const keyOf = ({ id, field }: PageName) => (field === documentField ? id : `${id}:${field}`)

/**
 * Pages whose title or description another page has too, in the same language; hidden pages neither count nor are
 * counted. The database compares, and a number is kept of each such document: nobody holds the words of a whole site.
 * @param fixed the pages that are no addressed documents. @param ids documents that are asked about; all of them without.
 * @returns what of a page repeats
 */
export async function findRepeated(
  payload: Payload,
  fixed: readonly FixedPage[],
  ids?: readonly string[],
): Promise<(page: PageName) => Repeated> {
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
  const known = new Map<string, number>()
  for (const row of found.rows as (PageName & { part: (typeof parts)[number] })[]) {
    const key = keyOf(row)
    known.set(key, (known.get(key) ?? 0) | ((2 ** parts.indexOf(row.part)) << shiftOf(row)))
  }
  return (page) => sets[((known.get(keyOf(page)) ?? 0) >> shiftOf(page)) & 3] as Repeated
}

/** Where the bits of a language begin. */
const shiftOf = ({ locale }: PageName) => (locale === locales[0] ? 0 : parts.length)

/** How many published pages there are, each language counted. */
export async function countPages(payload: Payload, fixed: readonly FixedPage[]): Promise<number> {
  const found = await payload.db.drizzle.execute(sql`
    select count(*)::int as count from (${pageWordsSql(payload, fixed)}) as pages
  `)
  return Number(found.rows[0]?.count ?? 0)
}
