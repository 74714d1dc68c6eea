import 'server-only'
import { cancelOrder } from '@estu/cms/orders/cancel-order'
import { getOrder } from '@/content/customer/get-order'
import { cms } from '@/content/payload'
import { type FormHandler, refused, textOf } from '@/forms/form-state'
import { linkGuard } from './prove-link'

/** What a shopper may do at an order's own address: call it off. */
export const changeOrder: FormHandler = async (submission) => {
  const { values, path } = submission
  const [address = ''] = path.split('?')
  const order = await getOrder(address.split('/').at(-1) ?? '')
  const stopped = await linkGuard(submission, { kind: 'order', linked: order, address })
  if (stopped) return stopped
  if (!order || textOf(values, 'intent') !== 'cancel') return refused(values, { problem: 'not-found' })
  const cancelled = await cancelOrder(await cms(), order.id)
  return cancelled.ok ? { redirect: address } : refused(values, { problem: cancelled.error })
}
