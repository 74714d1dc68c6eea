import type { Access, CollectionSlug, PayloadRequest, Where } from 'payload'
import { translatorLanguage } from '../../access/roles.ts'
import { isStaff } from '../../access/staff.ts'

export const lockCollection = 'payload-locked-documents'

type Lock = { globalSlug?: string | null; document?: { relationTo: CollectionSlug; value: unknown } | null }

/**
 * What the admin's forms ask for over the network: to find a lock, to take it over, to let go of one's own. Locks are
 * made on the server alone (by the form's state and by `keepLock`), with the identity of who asks. A translator holds
 * none and is kept out by none: the texts of one language alone are saved, and never over words that were not seen.
 */
export const lockAccess: Record<'create' | 'read' | 'update' | 'delete', Access> = {
  create: () => false,
  read: ({ req }) => {
    if (!isStaff(req)) return false
    return translatorLanguage(req) === null ? true : { id: { exists: false } }
  },
  update: async ({ req, id, data }) => {
    if (id === undefined || translatorLanguage(req) !== null || !isTakeOver(req, data)) return false
    const lock = await req.payload.findByID({
      collection: lockCollection,
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    })
    return lock !== null && maySave(req, lock)
  },
  delete: ({ req, id }) => (id === undefined || !isStaff(req) ? false : heldBy(req)),
}

const heldBy = ({ user }: PayloadRequest): Where => ({
  and: [{ 'user.relationTo': { equals: 'staff' } }, { 'user.value': { equals: user?.id } }],
})

/** The lock gets a new holder, who is the one that asks, and nothing else of it changes. */
function isTakeOver(req: PayloadRequest, data: unknown): boolean {
  if (!isStaff(req) || !req.user || typeof data !== 'object' || data === null) return false
  const { user, ...rest } = data as { user?: { relationTo?: unknown; value?: unknown } }
  return Object.keys(rest).length === 0 && user?.relationTo === 'staff' && user.value === req.user.id
}

async function maySave(req: PayloadRequest, { document, globalSlug }: Lock): Promise<boolean> {
  if (globalSlug) {
    const single = req.payload.globals.config.find(({ slug }) => slug === globalSlug)
    return Boolean(await single?.access.update({ req }))
  }
  if (!document) return false
  const { relationTo: collection, value } = document
  const id = String(value)
  const answer = await req.payload.collections[collection].config.access.update({ req, id })
  if (typeof answer === 'boolean') return answer
  const where = { and: [{ id: { equals: id } }, answer] }
  return (await req.payload.count({ collection, where, overrideAccess: true })).totalDocs > 0
}
