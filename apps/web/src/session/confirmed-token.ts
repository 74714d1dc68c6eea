import 'server-only'
import { idOfLink, type LinkKind } from '@estu/cms/customer-requests/personal-links'
import { cms } from '@/content/payload'
import { confirmedCookie } from './confirmed-links'

/** The browser that has just ordered or booked is not asked whether it is the one. */
export async function confirmedToken(cookies: ReadonlyMap<string, string>, kind: LinkKind, token: string) {
  const id = idOfLink((await cms()).secret, kind, token)
  return id ? [confirmedCookie(cookies, kind, id)] : []
}
