import type { StockLevel } from '@estu/domain/stock/stock-levels'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { idOf } from '../../../fields/id-of.ts'
import type { Order } from '../../../payload-types.ts'
import { followAvailability } from '../../catalogue/index.ts'
import { type StockCause, withStockCause } from '../stock-movements/with-stock-cause.ts'

export const stockKey = (collection: string, id: string) => `${collection}:${id}`

type Line = { key: string; quantity: number }
export type Taken = { ok: true; tracked: Set<string> } | { ok: false; key: string; left: number }

/**
 * Takes goods from stock in the request's transaction. The condition stands in the statement itself and the table
 * refuses numbers below zero, so no race can sell what is not there. Rows are taken in one order, so that two orders
 * of the same goods wait for each other instead of locking each other out.
 * @returns which goods are counted at all, or the first that does not suffice and how many are left.
 */
export const takeStock = (req: PayloadRequest, lines: readonly Line[], reference: string): Promise<Taken> =>
  withStockCause(req, { reason: 'order', reference }, () => take(req, lines))

async function take(req: PayloadRequest, lines: readonly Line[]): Promise<Taken> {
  const db = await databaseOf(req)
  const tracked = new Set<string>()
  const emptied: string[] = []
  for (const { key, quantity } of lines.toSorted((a, b) => a.key.localeCompare(b.key))) {
    const taken = await db.execute(sql`
      update stock set quantity = quantity - ${quantity}, updated_at = now()
      where key = ${key} and quantity >= ${quantity} returning quantity
    `)
    if (taken.rows.length > 0) {
      tracked.add(key)
      if (Number(taken.rows[0]?.quantity) === 0) emptied.push(key)
      continue
    }
    const left = await db.execute(sql`select quantity from stock where key = ${key}`)
    if (left.rows.length > 0) return { ok: false, key, left: Number(left.rows[0]?.quantity) }
  }
  await followAvailability(req, emptied)
  return { ok: true, tracked }
}

/** Gives back what an order took; goods whose row is gone by now stay uncounted. */
export const returnStock = (req: PayloadRequest, order: Pick<Order, 'lines' | 'reference'>): Promise<void> =>
  withStockCause(req, { reason: 'order-off', reference: order.reference }, () => giveBack(req, order))

async function giveBack(req: PayloadRequest, order: Pick<Order, 'lines'>): Promise<void> {
  const db = await databaseOf(req)
  const lines = (order.lines ?? []).filter(({ fromStock, product }) => fromStock && product)
  const rows = lines.map(({ product, quantity }) => ({ key: keyOf(product as NonNullable<typeof product>), quantity }))
  const filled: string[] = []
  for (const { key, quantity } of rows.toSorted((a, b) => a.key.localeCompare(b.key))) {
    const given = await db.execute(sql`
      update stock set quantity = quantity + ${quantity}, updated_at = now() where key = ${key} returning quantity
    `)
    if (Number(given.rows[0]?.quantity) === quantity) filled.push(key)
  }
  await followAvailability(req, filled)
}

const keyOf = ({ relationTo, value }: { relationTo: string; value: string | { id: string } }) =>
  stockKey(relationTo, idOf(value))

/** Adds (or takes) goods at the counter. @returns the new number and its level, or null where there are not so many. */
export async function addStock(
  req: PayloadRequest,
  key: string,
  change: number,
  cause: StockCause,
): Promise<{ quantity: number; level: StockLevel } | null> {
  const db = await databaseOf(req)
  const changed = await withStockCause(req, cause, () =>
    db.execute(sql`
      update stock set quantity = quantity + ${change}, updated_at = now()
      where key = ${key} and quantity + ${change} >= 0 returning quantity, level::text
    `),
  )
  const [row] = changed.rows
  return row ? { quantity: Number(row.quantity), level: row.level as StockLevel } : null
}
