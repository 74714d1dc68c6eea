import { holdingStockReasons } from '@estu/domain/stock/stock-reasons'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { idOf } from '../../../fields/id-of.ts'
import type { Order } from '../../../payload-types.ts'
import { stockKey } from '../operations/stock.ts'
import type { StockPlace } from './list-places.ts'

/** How many pieces of a product an order holds in a place. */
export type PlacedGoods = { key: string; place: StockPlace; quantity: number }

/** The condition that a movement is one of those by which an order holds goods. */
export const isHolding = sql`reason in (${sql.join(
  holdingStockReasons.map((reason) => sql`${reason}`),
  sql`, `,
)})`

/** Reads where the goods stand that an order holds. @param reference its number */
export async function listGoodsOfOrder(req: PayloadRequest, reference: string): Promise<PlacedGoods[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select key, branch_id, -sum(quantity)::int as held from stock_movements
    where reference = ${reference} and ${isHolding}
    group by key, branch_id having sum(quantity) < 0 order by key, branch_id nulls first
  `)
  return rows.map((row) => ({
    key: String(row.key),
    place: (row.branch_id as StockPlace) ?? null,
    quantity: Number(row.held),
  }))
}

/** What the products of an order are called in it, by their keys in stock, however many colours of one were ordered. */
export const titlesOfOrder = ({ lines }: Pick<Order, 'lines'>): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap(({ product, title }) =>
      product ? [[stockKey(product.relationTo, idOf(product.value)), title] as const] : [],
    ),
  )
