import 'server-only'
import { repeatOrder } from '@estu/cms/orders/repeat-order'
import { cartCookie, parseCart } from '@estu/domain/orders/cart'
import { accountPath, routes } from '@estu/domain/routing/routes'
import { z } from 'zod'
import { cms } from '@/content/payload'
import { refused, type Submission, type SubmitResult, textOf } from '@/forms/state/form-state'
import { cartCookieChange } from './cart'

/** Puts an earlier order into the cart. Where something of it cannot be had, the account says what before the cart does. */
export async function repeatPastOrder(
  { values, cookies, locale }: Submission,
  customerId: string,
): Promise<SubmitResult> {
  const order = z.uuid().safeParse(textOf(values, 'order'))
  if (!order.success) return refused(values, { problem: 'not-found' })
  const cart = parseCart(cookies.get(cartCookie))
  const repeated = await repeatOrder(await cms(), { orderId: order.data, customerId, cart, locale })
  if (!repeated.ok) return refused(values, { problem: repeated.error })
  const { gone, short, withoutRoom } = repeated.value
  const isWhole = gone.length + short.length + withoutRoom.length === 0
  return {
    redirect: isWhole ? routes.cart.path : `${accountPath(customerId)}?repeated=${order.data}`,
    cookies: [cartCookieChange(repeated.value.cart)],
  }
}
