import 'server-only'
import { getOrder } from '@/content/customer/get-order'

/** The link of what this browser ordered last: whoever goes back finds the order where the cart was. */
const cookie = 'ordered'
const minutes = 30

export type RecentOrder = { reference: string; token: string }

export const recentOrderChange = (token: string) => ({
  name: cookie,
  value: token,
  maxAgeSeconds: minutes * 60,
  httpOnly: true,
})

/** Takes the link away again: whoever signs out leaves no order open. */
export const recentOrderForgotten = { name: cookie, value: '', maxAgeSeconds: 0, httpOnly: true }

/** What was ordered here a moment ago, or null. */
export async function getRecentOrder(cookies: ReadonlyMap<string, string>): Promise<RecentOrder | null> {
  const token = cookies.get(cookie)
  const order = token ? await getOrder(token) : null
  return token && order ? { reference: order.reference, token } : null
}
