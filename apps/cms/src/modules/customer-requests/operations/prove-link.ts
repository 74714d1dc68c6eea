import { createHash, timingSafeEqual } from 'node:crypto'
import { lastDigitsOf, proofOf } from '@estu/domain/orders/links/link-proof'
import { createLocalReq, type Payload } from 'payload'
import { forgetTries, withinLimit } from './limit-rate.ts'
import type { LinkKind } from './personal-links.ts'

const collections = { order: 'orders', appointment: 'appointments', wait: 'waitlist' } as const

type Tried = 'proven' | 'wrong' | 'too-many'

/**
 * Whether what was typed belongs to the order, visit or wait of a link. Every try counts, by the day and over the link's
 * whole life: four digits would not keep out who could go on guessing.
 */
export async function proveLink(payload: Payload, kind: LinkKind, id: string, typed: string): Promise<Tried> {
  const link = `${kind}:${id}`
  const mayTry = (await withinLimit(payload, 'proveLink', link)) && (await withinLimit(payload, 'proveLinkEver', link))
  if (!mayTry) return 'too-many'
  if (!(await isTheirs(payload, kind, id, typed))) return 'wrong'
  await forgetTries(payload, 'proveLink', link)
  return 'proven'
}

async function isTheirs(payload: Payload, kind: LinkKind, id: string, typed: string): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  const stored = await payload.findByID({
    collection: collections[kind],
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  const proof = stored && proofOf(stored)
  if (!proof) return false
  if (proof === 'email') return isSame(typed.trim().toLowerCase(), stored.email?.toLowerCase() ?? '')
  return isSame(lastDigitsOf(typed) ?? '', lastDigitsOf(stored.phone ?? '') ?? 'none')
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))
