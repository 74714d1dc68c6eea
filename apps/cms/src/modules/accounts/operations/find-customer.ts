import type { Payload } from 'payload'

type Key = { email: string } | { hostedId: string }

/** The account of an address, or of a hosted identity; null when there is none. */
export async function findCustomer(payload: Payload, key: Key) {
  const [field, value] = 'email' in key ? (['email', key.email] as const) : (['hostedId', key.hostedId] as const)
  const found = await payload.find({
    collection: 'customers',
    where: { [field]: { equals: value } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return found.docs[0] ?? null
}
