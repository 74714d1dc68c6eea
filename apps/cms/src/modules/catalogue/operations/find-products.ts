import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type ListedRow, readListedRows } from './listed-rows.ts'

/** Listed documents by their ids, in the order asked for; those that are not public in this language are left out. */
export const findProductsById = (
  payload: Payload,
  locale: Locale,
  ids: readonly string[],
  { withFacts = false } = {},
): Promise<ListedRow[]> =>
  readListedRows(
    payload,
    locale,
    sql`select document_id, place from unnest(${`{${ids.join(',')}}`}::uuid[]) with ordinality as given (document_id, place)`,
    { withFacts },
  )

/** The same by addresses. @param slugs ASCII, as `isSlug` has it. */
export const findProductsBySlug = (
  payload: Payload,
  locale: Locale,
  collections: readonly ProductCollection[],
  slugs: readonly string[],
  { withFacts = false } = {},
): Promise<ListedRow[]> =>
  readListedRows(
    payload,
    locale,
    sql`
      select document_id, min(place) as place
      from unnest(${`{${slugs.join(',')}}`}::text[]) with ordinality as given (slug, place)
        join catalogue_items using (slug)
      where locale = ${locale} and collection = any(${`{${collections.join(',')}}`}::text[])
      group by document_id
    `,
    { withFacts },
  )

/**
 * The same with their facts, in the other language what is not public in this one: `locale` says which, `'ru'` or `'kk'`.
 */
export const findInEitherLanguage = (
  payload: Payload,
  locale: Locale,
  collection: ProductCollection,
  slugs: readonly string[],
): Promise<(ListedRow & { locale: Locale })[]> =>
  readListedRows<{ locale: Locale }>(
    payload,
    sql`chosen.locale`,
    sql`
      select distinct on (place) document_id, locale, place
      from unnest(${`{${slugs.join(',')}}`}::text[]) with ordinality as given (slug, place)
        join catalogue_items using (slug)
      where collection = ${collection} order by place, locale <> ${locale}
    `,
    { withFacts: true, also: ['locale'] },
  )

/** The products that goods fit, as their editors say: the other way round. */
export const findFitted = (payload: Payload, locale: Locale, goodsId: string, limit: number): Promise<ListedRow[]> =>
  readListedRows(
    payload,
    locale,
    sql`
      select item.document_id, row_number() over (order by item.rank, item.document_id) as place
      from catalogue_items goods
        join catalogue_items item on item.document_id = any(goods.fits) and item.locale = goods.locale
      where goods.document_id = ${goodsId}::uuid and goods.locale = ${locale}
      order by item.rank, item.document_id limit ${limit}
    `,
  )
