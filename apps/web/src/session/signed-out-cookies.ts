import 'server-only'
import { confirmedForgotten } from './confirmed-links'
import { recentOrderForgotten } from './recent-order'
import { sessionCookie } from './session'

/** What a browser forgets when its shopper signs out or deletes the account: the session, and what opens their orders. */
export const signedOutCookies = () => [
  { name: sessionCookie(), value: '', maxAgeSeconds: 0, httpOnly: true },
  confirmedForgotten,
  recentOrderForgotten,
]
