import 'server-only'
import { sessionJwt } from '@estu/cms/operations/session-jwt'
import { cms } from '@/content/payload'
import { currentCustomer } from './session'

/** The session as the browser keeps it (`{ jwt, user }`), or null for whoever is not signed in. */
export async function describeSession(cookies: ReadonlyMap<string, string>) {
  const customer = await currentCustomer(cookies)
  if (!customer) return null
  const { id, name, email } = customer
  return { jwt: await sessionJwt((await cms()).secret, customer), user: { id, name, email } }
}
