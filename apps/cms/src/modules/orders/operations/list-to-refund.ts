import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { branchesSql } from '../../../access/clinic.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { noteShown } from '../../audit/index.ts'

export type ToRefund = { id: string; reference: string; totalKzt: number; since: Date }

/** As many as are shown at once; whatever is marked makes room for the next. */
export const toRefundShown = 20

/** Orders that were paid and called off, until somebody marks the money as given back: the oldest first. */
export async function listToRefund(req: PayloadRequest): Promise<ToRefund[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select id, reference, total_kzt, coalesce((
      select max(at) from orders_history where _parent_id = orders.id and what like '%cancelled%'
    ), updated_at) as since
    from orders
    where status = 'cancelled' and paid and not coalesce(refunded, false)
      and ${branchesSql(req, sql`branch_id`)}
    order by since, id limit ${toRefundShown}
  `)
  const orders = rows.map((row) => ({
    id: String(row.id),
    reference: String(row.reference),
    totalKzt: Number(row.total_kzt),
    since: new Date(String(row.since)),
  }))
  await noteShown(
    req,
    orders.map(({ id }) => ({ collection: 'orders', id })),
  )
  return orders
}
