import 'server-only'
import { isSessionAllowed } from '@estu/cms/accounts/session-allowed'
import { sessionJwt } from '@estu/cms/accounts/session-jwt'
import { cms } from '@/content/payload'
import { currentCustomer } from './session'

/** The session as the browser keeps it (`{ jwt, user }`), or null for whoever is not signed in. */
export async function describeSession(cookies: ReadonlyMap<string, string>) {
  const customer = await currentCustomer(cookies)
  // Asked each time the browser renews what it keeps, every quarter of an hour at most.
  if (!customer || !(await isSessionAllowed(await cms(), customer.id))) return null
  const { id, name, email } = customer
  return { jwt: await sessionJwt((await cms()).secret, customer), user: { id, name, email } }
}
