import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { type ListedRow, listedRows } from './listed-rows.ts'

export type Offer = ListedRow & {
  locale: Locale
  /** How many there are in all; null where nobody counts. */
  counted: number | null
}

/**
 * What is sold of these products, with their facts and their stock, in one statement of the request's transaction. A
 * product that is public in one language alone is sold under the name it has there: `locale` says which.
 * @param ids of any section; products that are not public in either language are left out.
 */
export async function findOffers(req: PayloadRequest, locale: Locale, ids: readonly string[]): Promise<Offer[]> {
  if (ids.length === 0) return []
  const db = await databaseOf(req)
  const chosen = sql`
    select distinct on (item.document_id) item.document_id, item.locale, item.document_id as place,
      stock.quantity::int as counted
    from catalogue_items item
      left join stock on stock.key = item.collection || ':' || item.document_id
    where item.document_id = any(${`{${[...new Set(ids)].join(',')}}`}::uuid[])
    order by item.document_id, item.locale <> ${locale}
  `
  const found = await db.execute(
    listedRows<Pick<Offer, 'locale' | 'counted'>>(sql`chosen.locale`, chosen, {
      withFacts: true,
      also: ['locale', 'counted'],
    }),
  )
  return found.rows as unknown as Offer[]
}
