import 'server-only'
import { withinLimit } from '@estu/cms/customer-requests/limit-rate'
import { cancelOrder, undoCancelOrder } from '@estu/cms/orders/cancel-order'
import { getOrder } from '@/content/customer/get-order'
import { cms } from '@/content/payload'
import { type FormHandler, refused, textOf } from '@/forms/state/form-state'
import { changeOrderDetails } from './change-order-details'
import { linkGuard } from './prove-link'
import { keepGoods, returnOrder } from './return-order'

const works: Readonly<Record<string, typeof cancelOrder>> = { cancel: cancelOrder, undo: undoCancelOrder }

/** What a shopper may do at an order's own address: call it off and take that back, change where and whom, bring goods back. */
export const changeOrder: FormHandler = async (submission) => {
  const { values, path, client } = submission
  const [address = ''] = path.split('?')
  const order = await getOrder(address.split('/').at(-1) ?? '')
  const stopped = await linkGuard(submission, { kind: 'order', linked: order, address })
  if (stopped) return stopped
  if (order && textOf(values, 'intent') === 'change') return changeOrderDetails(submission, order, address)
  if (order && textOf(values, 'intent') === 'return') return returnOrder(submission, order, address)
  if (order && textOf(values, 'intent') === 'withdraw') return keepGoods(submission, order, address)
  const work = works[textOf(values, 'intent')]
  if (!order || !work) return refused(values, { problem: 'not-found' })
  if (!(await withinLimit(await cms(), 'form', client))) return refused(values, { problem: 'too-many' })
  const done = await work(await cms(), order.id)
  return done.ok ? { redirect: address } : refused(values, { problem: done.error })
}
