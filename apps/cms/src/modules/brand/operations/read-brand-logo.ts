import type { Payload } from 'payload'

/** Returns the address of the shop's logo for light paper, or null. */
export async function readBrandLogo(payload: Payload): Promise<string | null> {
  const { logo } = await payload.findGlobal({ slug: 'brand', depth: 1, overrideAccess: true })
  return typeof logo === 'object' ? (logo?.url ?? null) : null
}
