import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { branchesOf } from '../../../access/clinic.ts'
import { nestedRequest } from '../../../database/nested-request.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { noteShown } from '../../audit/index.ts'
import { isHolding, titlesOfOrder } from './goods-of-order.ts'
import type { StockPlace } from './list-places.ts'

/** Goods that an order holds in another place than where it is picked up. @property since when it was ordered */
export type Transfer = {
  order: string
  reference: string
  key: string
  title: string
  from: StockPlace
  to: string
  quantity: number
  since: Date
}

/** As many as are shown at once; whatever is brought makes room for the next. */
export const transfersShown = 50

/**
 * The statement that finds what has to be brought to where open orders are picked up, the oldest order first: of branches
 * within the reach of whoever asks, to bring or to get it. Nothing where the shop divides nothing between branches.
 */
export function transfersSql(req: PayloadRequest, most: number): SQL {
  const own = branchesOf(req)
  const within =
    own === null
      ? sql`true`
      : sql`held.branch_id = any(${`{${own.join(',')}}`}::uuid[])
    or orders.branch_id = any(${`{${own.join(',')}}`}::uuid[])`
  return sql`
    select orders.id, orders.reference, orders.created_at, orders.branch_id as destination, held.key,
      held.branch_id as origin, held.quantity
    from orders cross join lateral (
      select key, branch_id, -sum(quantity)::int as quantity from stock_movements
      where reference = orders.reference and ${isHolding}
      group by key, branch_id having sum(quantity) < 0
    ) as held
    where orders.status in ('new', 'confirmed', 'ready') and orders.cancel_due_at is null
      and orders.receiving = 'pickup' and orders.branch_id is not null
      and held.branch_id is distinct from orders.branch_id and (${within})
      and exists (select from stock_places where branch_id is not null)
    order by orders.created_at, orders.id, held.key, held.branch_id nulls first limit ${most}
  `
}

/** Lists what has to be brought to where orders are picked up; that it was read is written down. */
export async function listTransfers(req: PayloadRequest): Promise<Transfer[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(transfersSql(req, transfersShown))
  const ids = [...new Set(rows.map(({ id }) => String(id)))]
  const titles = await titlesOf(req, ids)
  await noteShown(
    req,
    ids.map((id) => ({ collection: 'orders', id })),
  )
  return rows.map((row) => ({
    order: String(row.id),
    reference: String(row.reference),
    key: String(row.key),
    title: titles.get(String(row.id))?.get(String(row.key)) ?? '',
    from: (row.origin as StockPlace) ?? null,
    to: String(row.destination),
    quantity: Number(row.quantity),
    since: new Date(String(row.created_at)),
  }))
}

async function titlesOf(req: PayloadRequest, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ReadonlyMap<string, string>>()
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { id: { in: [...ids] } },
    limit: ids.length,
    pagination: false,
    depth: 0,
    select: { lines: { title: true, product: true } },
    // The branch that sends the goods may read no order of the one that gets them: it is shown what to send, no more.
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return new Map(docs.map((order) => [order.id, titlesOfOrder(order)]))
}
