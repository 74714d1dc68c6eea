import 'server-only'
import { idOfLink } from '@estu/cms/customer-requests/personal-links'
import { cancelOrder } from '@estu/cms/orders/cancel-order'
import { cms } from '@/content/payload'
import { type FormHandler, refused, textOf } from '@/forms/form-state'

/** What a shopper may do at an order's own address: call it off. */
export const changeOrder: FormHandler = async ({ values, path }) => {
  const [address = ''] = path.split('?')
  const id = idOfLink((await cms()).secret, 'order', address.split('/').at(-1) ?? '')
  if (!id || textOf(values, 'intent') !== 'cancel') return refused(values, { problem: 'not-found' })
  const cancelled = await cancelOrder(await cms(), id)
  return cancelled.ok ? { redirect: address } : refused(values, { problem: cancelled.error })
}
