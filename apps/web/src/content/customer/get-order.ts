import 'server-only'
import { idOfLink } from '@estu/cms/customer-requests/personal-links'
import { readOrder, type ShopperOrder } from '@estu/cms/orders/read-order'
import { cms } from '@/content/payload'
import { cachePerRequest } from '@/lib/visits/request-cache'

/** The order that an unguessable link leads to, or null. */
export async function getOrder(token: string): Promise<ShopperOrder | null> {
  const id = idOfLink((await cms()).secret, 'order', token)
  return id ? cachePerRequest(`order ${id}`, async () => readOrder(await cms(), id)) : null
}
