import 'server-only'
import { repeatOrder } from '@estu/cms/orders/repeat-order'
import type { Locale } from '@estu/domain/locale/locales'
import type { CartLine } from '@estu/domain/orders/cart'
import type { RepeatedOrder } from '@estu/domain/orders/repeat-order'
import { z } from 'zod'
import { cms } from '@/content/payload'

type Wish = { locale: Locale; customerId: string; cart: readonly CartLine[] }

/**
 * What of an order just repeated could not be had, asked anew, so that a reloaded page says what is true now.
 * @param orderId as the address has it; null where it names none of the customer's orders
 */
export async function getRepeated(orderId: unknown, { locale, customerId, cart }: Wish): Promise<RepeatedOrder | null> {
  const id = z.uuid().safeParse(orderId)
  if (!id.success) return null
  const repeated = await repeatOrder(await cms(), { orderId: id.data, customerId, cart, locale })
  return repeated.ok ? repeated.value : null
}
