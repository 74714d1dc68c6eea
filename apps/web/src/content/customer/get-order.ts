import 'server-only'
import { idOfLink } from '@estu/cms/customer-requests/personal-links'
import { readOrder, type ShopperOrder } from '@estu/cms/orders/read-order'
import { cms } from '@/content/payload'
import { oncePerVisit } from '@/lib/visits/visit-memory'

/** The order that an unguessable link leads to, or null. */
export async function getOrder(token: string): Promise<ShopperOrder | null> {
  const id = idOfLink((await cms()).secret, 'order', token)
  return id ? oncePerVisit(`order ${id}`, async () => readOrder(await cms(), id)) : null
}
