import type { Order } from '../../../payload-types.ts'

/** When an order's goods were handed to the shopper; null while they were not. */
export function handedOver({ status, history }: Pick<Order, 'status' | 'history'>): Date | null {
  if (status !== 'completed') return null
  const entry = history?.findLast(({ what }) => what.split(',')[0]?.endsWith('completed'))
  return entry ? new Date(entry.at) : null
}
