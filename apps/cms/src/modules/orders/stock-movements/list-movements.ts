import { type StockReason, stockReasons } from '@estu/domain/stock/stock-reasons'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { Author } from '../../authorship/index.ts'
import type { StockPlace } from './list-places.ts'

export type StockMovement = {
  id: string
  at: Date
  place: StockPlace
  /** What came (+) or went (−), and how many there were afterwards in all places. */
  quantity: number
  remaining: number
  reason: StockReason
  reference: string | null
  note: string | null
  author: Author
}

/** As many as are shown at once. */
export const movementsShown = 30

/** Reads what came and went of a product, the newest first. @param before the movement that was shown last */
export async function listMovements(
  req: PayloadRequest,
  key: string,
  before: string | null = null,
): Promise<StockMovement[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select moved.*, coalesce(nullif(staff.name, ''), staff.email) as name
    from stock_movements as moved left join staff on moved.actor_kind = 'staff' and staff.id::text = moved.actor_id
    where moved.key = ${key} and (${before}::bigint is null or moved.id < ${before}::bigint)
    order by moved.id desc limit ${movementsShown}
  `)
  return rows.map((row) => ({
    id: String(row.id),
    at: new Date(String(row.moved_at)),
    place: (row.branch_id as StockPlace) ?? null,
    quantity: Number(row.quantity),
    remaining: Number(row.remaining),
    // A later release may know more reasons.
    reason: stockReasons.find((known) => known === row.reason) ?? 'unknown',
    reference: (row.reference as string | null) ?? null,
    note: (row.note as string | null) ?? null,
    author: { kind: String(row.actor_kind), name: (row.name as string | null) ?? null, via: null },
  }))
}
