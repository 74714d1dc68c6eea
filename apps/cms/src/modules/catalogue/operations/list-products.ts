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

/**
 * One page of a listing, in one statement: only the page itself is read whole, what lies before it from the index.
 * @returns also whether there is a page after it.
 */
export async function listProducts(
  payload: Payload,
  locale: Locale,
  selection: Selection,
): Promise<{ rows: ListedRow[]; more: boolean }> {
  const { collection, facets } = await chosenFacets(payload, selection)
  const conditions = facets.map(({ ids }) => sql`and facet_ids && ${`{${ids.join(',')}}`}::int[]`)
  const { column, isDescending } = orders[selection.sort]
  const key = sql.identifier(column)
  const order = isDescending ? sql`${key} desc nulls last, document_id` : sql`${key}, document_id`
  const rows = await readListedRows(
    payload,
    locale,
    sql`
      select document_id, row_number() over (order by ${order}) as place from (
        select document_id, ${key} from catalogue_items
        where collection = ${collection} and locale = ${locale} ${sql.join(conditions, sql` `)}
        order by ${order} limit ${itemsOnPage + 1} offset ${(selection.page - 1) * itemsOnPage}
      ) as page
    `,
  )
  return { rows: rows.slice(0, itemsOnPage), more: rows.length > itemsOnPage }
}
