import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isWithinReach } from '../../../access/clinic.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { isHolding } from './goods-of-order.ts'
import type { StockPlace } from './list-places.ts'
import { withStockCause } from './with-stock-cause.ts'

/** What was brought: an order's pieces of a product, from a place to where the order is picked up. */
export type Carried = { order: string; key: string; from: StockPlace }

/**
 * Writes down that goods which an order holds were brought to where it is picked up. The product's number stays; what the
 * order holds is held in its branch from then on, and stays there if it is called off.
 * @returns how many pieces; 0 where there are none any more: brought already, called off, to be picked up elsewhere, or
 *   out of the reach of whoever asks.
 */
export const carryGoods = (req: PayloadRequest, carried: Carried): Promise<number> =>
  inTransaction(req.payload, 'ru', async (own) => {
    // Who did it is written beside each movement.
    own.user = req.user
    const held = await holdGoods(own, carried)
    if (held) await move(own, carried, held)
    return held?.pieces ?? 0
  })

type Held = { reference: string; to: string; pieces: number }

/** Locks an order and the row of its product, in the order in which a cancellation does, and reads what is held. */
async function holdGoods(req: PayloadRequest, { order, key, from }: Carried): Promise<Held | null> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select reference, branch_id from orders where id = ${order}::uuid and status in ('new', 'confirmed', 'ready')
      and receiving = 'pickup' and cancel_due_at is null and branch_id is not null
      and branch_id is distinct from ${from}::uuid for update
  `)
  const row = found.rows[0]
  if (!row) return null
  const [reference, to] = [String(row.reference), String(row.branch_id)]
  if (!isWithinReach(req, to) && (from === null || !isWithinReach(req, from))) return null
  await db.execute(sql`select from stock where key = ${key} for update`)
  const { rows } = await db.execute(sql`
    select coalesce(-sum(quantity), 0)::int as held from stock_movements
    where reference = ${reference} and key = ${key} and branch_id is not distinct from ${from}::uuid and ${isHolding}
  `)
  const pieces = Number(rows[0]?.held ?? 0)
  return pieces > 0 ? { reference, to, pieces } : null
}

/** The order lets go of the pieces where they are, they move, and it holds them again. */
async function move(req: PayloadRequest, { key, from }: Carried, { reference, to, pieces }: Held): Promise<void> {
  const db = await databaseOf(req)
  const at = (reason: 'carried' | 'moved', place: StockPlace, change: number) =>
    withStockCause(req, { reason, reference }, () =>
      db.execute(sql`
        select move_stock_at(key, ${place}::uuid, ${change}, (quantity + ${Math.max(0, change)})::integer, 'unknown')
        from stock where key = ${key}
      `),
    )
  await at('carried', from, pieces)
  await at('moved', from, -pieces)
  await at('moved', to, pieces)
  await at('carried', to, -pieces)
}
