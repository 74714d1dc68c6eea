import type { Payload } from 'payload'

/** Whether the shop is its owner's: nothing of the demo content belongs into it. */
export async function isOwnShop(payload: Payload): Promise<boolean> {
  const { rows } = await payload.db.pool.query('select 1 from shop_setup limit 1')
  return rows.length > 0
}
