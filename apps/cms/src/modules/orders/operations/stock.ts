import type { StockLevel } from '@estu/domain/stock/stock-levels'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { idOf } from '../../../fields/id-of.ts'
import type { Order } from '../../../payload-types.ts'
import { followAvailability } from '../../catalogue/index.ts'
import type { StockPlace } from '../stock-movements/list-places.ts'
import { type StockCause, withStockCause } from '../stock-movements/with-stock-cause.ts'

export const stockKey = (collection: string, id: string) => `${collection}:${id}`

type Line = { key: string; quantity: number }
export type Taken = { ok: true; tracked: Set<string> } | { ok: false; key: string; left: number }

/** An order that takes goods. @property branch where it is picked up: what stands there is taken first */
type Taker = { reference: string; branch: string | null }

/**
 * Takes goods from stock in the request's transaction, wherever they stand. The condition stands in the statement itself and the table
 * refuses numbers below zero, so no race can sell what is not there. Rows are taken in one order, so that two orders
 * of the same goods wait for each other instead of locking each other out.
 * @returns which goods are counted at all, or the first that does not suffice and how many are left.
 */
export const takeStock = (req: PayloadRequest, lines: readonly Line[], order: Taker): Promise<Taken> =>
  withStockCause(req, { reason: 'order', ...order }, () => take(req, lines))

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

/** Gives back what an order took, to where it stood; goods whose row is gone by now stay uncounted. */
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

/** What a person does with the pieces of a product in one place. @property to where they are taken, and only then */
export type StockChange = {
  change: number
  place: StockPlace
  to?: StockPlace
  cause: StockCause
}
export type Changed = { ok: true; quantity: number; level: StockLevel } | { ok: false; left: number }

/**
 * Adds goods in one place, takes them from there, or moves them to another one. What others hold there meanwhile waits:
 * the product's row is locked first.
 * @returns the product's number and its level, or how many are left in that place where there are not so many.
 */
export async function changeStockAt(req: PayloadRequest, key: string, wanted: StockChange): Promise<Changed> {
  const { change, place, to, cause } = wanted
  const db = await databaseOf(req)
  await db.execute(sql`select from stock where key = ${key} for update`)
  const here = await db.execute(
    sql`select quantity from stock_places where key = ${key} and branch_id is not distinct from ${place}::uuid`,
  )
  const left = Number(here.rows[0]?.quantity ?? 0)
  if (left < (to === undefined ? -change : change)) return { ok: false, left }
  const changed = await withStockCause(req, { ...cause, branch: place }, async () => {
    if (to !== undefined) {
      await db.execute(sql`
        select move_stock_at(key, ${place}::uuid, ${-change}, (quantity - ${change})::integer, 'moved'),
          move_stock_at(key, ${to}::uuid, ${change}, quantity::integer, 'moved')
        from stock where key = ${key}
      `)
    }
    return db.execute(sql`
      update stock set quantity = quantity + ${to === undefined ? change : 0}, updated_at = now()
      where key = ${key} returning quantity, level::text
    `)
  })
  const [row] = changed.rows
  return { ok: true, quantity: Number(row?.quantity), level: row?.level as StockLevel }
}
