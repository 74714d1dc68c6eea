import 'server-only'
import { cookies } from 'next/headers'
import { currentCustomer } from './session'

/** The cookies of this visit, by name. */
export async function visitorCookies(): Promise<ReadonlyMap<string, string>> {
  const jar = await cookies()
  return new Map(jar.getAll().map(({ name, value }) => [name, value]))
}

/** Who is signed in at this visit; null for everybody else. */
export const signedInCustomer = async () => currentCustomer(await visitorCookies())
