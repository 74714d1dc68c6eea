import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { findFacetIds } from '../facets/facet-ids.ts'
import { type ListedRow, readListedRows } from './listed-rows.ts'

export type SimilarTo = {
  collection: ProductCollection
  id: string
  priceKzt: number | null
  /** What it must share: its form, or its kind. */
  facet: string
  value: string
}

/** Products of the same form or kind, nearest in price: as many dearer ones as cheaper ones are looked at. */
export async function findSimilar(
  payload: Payload,
  locale: Locale,
  { collection, id, priceKzt, facet, value }: SimilarTo,
  limit: number,
): Promise<ListedRow[]> {
  const ids = await findFacetIds(payload, collection, facet, [value])
  const price = priceKzt ?? 0
  const alike = sql`
    select document_id, price_kzt, price_up from catalogue_items
    where collection = ${collection} and locale = ${locale} and document_id <> ${id}::uuid
      and facet_ids && ${`{${ids.join(',')}}`}::int[]
  `
  return readListedRows(
    payload,
    locale,
    sql`
      select document_id, row_number() over (order by abs(coalesce(price_kzt, 0) - ${price}::int), document_id) as place
      from (
        (${alike} and price_up >= ${price}::int order by price_up, document_id limit ${limit})
        union all
        (${alike} and price_up < ${price}::int order by price_up desc, document_id desc limit ${limit})
      ) near
      order by 2 limit ${limit}
    `,
  )
}
