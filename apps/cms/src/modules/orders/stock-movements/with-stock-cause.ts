import type { StockReason } from '@estu/domain/stock/stock-reasons'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { actorOf } from '../../audit/index.ts'

/** @property branch where it is first: the place that is taken from, or added to; none is the warehouse */
export type StockCause = {
  reason: StockReason
  reference?: string | null
  note?: string | null
  branch?: string | null
}

/**
 * Runs what writes to `stock` so that its movements say why and by whom. The trigger that writes them reads the cause from
 * a setting of the transaction, so it needs one: outside of it a movement says that nobody wrote down why.
 */
export async function withStockCause<T>(req: PayloadRequest, cause: StockCause, work: () => Promise<T>): Promise<T> {
  const { kind, id } = actorOf(req)
  // Of a shopper the number of the order tells enough: movements are kept for ever.
  await setCause(req, JSON.stringify({ ...cause, actorKind: kind, actorId: kind === 'staff' ? id : null }))
  try {
    return await work()
  } finally {
    // Where the database refused the work, it forgets the setting with it, and takes no other statement.
    await setCause(req, '').catch(() => undefined)
  }
}

async function setCause(req: PayloadRequest, cause: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`select set_config('estu.stock_cause', ${cause}, true)`)
}
