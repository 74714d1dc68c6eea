import 'server-only'
import { cancelOrder } from '@estu/cms/operations/cancel-order'
import { idOfLink } from '@estu/cms/operations/personal-links'
import { cms } from '@/content/payload'
import { type FormHandler, refused, textOf } from '../form-outcome'

/** What a shopper may do at an order's own address: call it off. */
export const changeOrder: FormHandler = async ({ typed, path }) => {
  const [address = ''] = path.split('?')
  const id = idOfLink((await cms()).secret, 'order', address.split('/').at(-1) ?? '')
  if (!id || textOf(typed, 'intent') !== 'cancel') return refused(typed, { problem: 'not-found' })
  const cancelled = await cancelOrder(await cms(), id)
  return cancelled.ok ? { go: address } : refused(typed, { problem: cancelled.error })
}
