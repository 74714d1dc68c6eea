import 'server-only'
import { idOfLink } from '@estu/cms/operations/personal-links'
import { readOrder, type ShopperOrder } from '@estu/cms/operations/read-order'
import { cms } from './payload'

/** The order that an unguessable link leads to, or null. */
export async function getOrder(token: string): Promise<ShopperOrder | null> {
  const id = idOfLink((await cms()).secret, 'order', token)
  return id ? readOrder(await cms(), id) : null
}
