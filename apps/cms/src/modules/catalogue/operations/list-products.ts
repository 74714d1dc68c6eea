import { itemsOnPage, type Selection, type SortOrder } from '@estu/domain/catalogue/listing/selection'
import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { chosenFacets } from '../facets/chosen-facets.ts'
import { type ListedRow, readListedRows } from './listed-rows.ts'

/**
 * Each order ends by id, so that no item stands on two pages or on none. A page is found in the index of its order alone,
 * which holds this column, the id and the facets.
 */
const orders: Record<SortOrder, { column: string; isDescending?: true }> = {
  recommended: { column: 'rank' },
  price: { column: 'price_up' },
  '-price': { column: 'price_down' },
  new: { column: 'added_at', isDescending: true },
}

type Listed = { rows: ListedRow[]; more: boolean; instead: ListedRow[] }

type Asked = {
  /** The first of the pages that are listed; the selection's own is the last. */
  firstPage?: number
  /** Of another selection the first so many, where this one has nothing. */
  instead?: { selection: Selection; most: number } | null
}

/**
 * Pages of a listing, in one statement: only what they show is read whole, what lies before it from the index.
 * @returns also whether there is a page after them.
 */
export async function listProducts(
  payload: Payload,
  locale: Locale,
  selection: Selection,
  { firstPage = selection.page, instead = null }: Asked = {},
): Promise<Listed> {
  const shown = (selection.page - firstPage + 1) * itemsOnPage
  const page = await placesOf(payload, locale, selection, { limit: shown + 1, offset: (firstPage - 1) * itemsOnPage })
  const other = instead && (await placesOf(payload, locale, instead.selection, { limit: instead.most, offset: 0 }))
  const rows = await readListedRows<{ stead: boolean }>(payload, locale, other ? orElse(page, other) : asAsked(page), {
    also: ['stead'],
  })
  const asked = rows.filter(({ stead }) => !stead)
  return { rows: asked.slice(0, shown), more: asked.length > shown, instead: rows.filter(({ stead }) => stead) }
}

type Sql = ReturnType<typeof sql>

const asAsked = (page: Sql): Sql => sql`select document_id, place, false as stead from (${page}) as page`

const orElse = (page: Sql, other: Sql): Sql => sql`
  with page as materialized (${page})
  select document_id, place, false as stead from page
  union all select document_id, place, true from (${other}) as other where not exists (select from page)
`

/** Which documents of a selection stand in some of its places. */
async function placesOf(
  payload: Payload,
  locale: Locale,
  selection: Selection,
  { limit, offset }: { limit: number; offset: number },
): Promise<Sql> {
  const { collection, facets } = await chosenFacets(payload, selection)
  const conditions = facets.map(({ ids }) => sql`and facet_ids && ${`{${ids.join(',')}}`}::int[]`)
  const { column, isDescending } = orders[selection.sort]
  const key = sql.identifier(column)
  const order = isDescending ? sql`${key} desc nulls last, document_id` : sql`${key}, document_id`
  return sql`
    select document_id, row_number() over (order by ${order}) as place from (
      select document_id, ${key} from catalogue_items
      where collection = ${collection} and locale = ${locale} ${sql.join(conditions, sql` `)}
      order by ${order} limit ${limit} offset ${offset}
    ) as page
  `
}
