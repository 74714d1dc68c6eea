import 'server-only'
import { type Customer, readSession } from '@estu/cms/accounts/customer-session'
import { cms } from '@/content/payload'
import { readWebEnv } from '@/env'
import { cachePerRequest } from '@/lib/visits/request-cache'

/** `__Host-` binds the cookie to this very host wherever the site is served over https. */
export const sessionCookie = () => (readWebEnv().webUrl.startsWith('https:') ? '__Host-session' : 'session')

/** Who is signed in, by the server's own cookie alone; null for everybody else. */
export async function currentCustomer(cookies: ReadonlyMap<string, string>): Promise<Customer | null> {
  const token = cookies.get(sessionCookie())
  return token ? cachePerRequest(`session ${token}`, async () => readSession(await cms(), token)) : null
}
