import type { PayloadRequest, Where } from 'payload'
import { lockCollection } from './lock-access.ts'

type Lock = { id: string } & Record<'document' | 'user' | 'createdAt' | 'updatedAt', unknown>

/**
 * Does work that saves a document, and leaves its locks as they were. Trap: Payload lets go of a document's lock on
 * every save, whoever holds it, so that somebody who writes single texts would take the form from under its editor.
 */
export async function keepLocks<T>(
  req: PayloadRequest,
  collection: string,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const held = await readLocks(req, collection, id)
  const result = await work()
  if (held.length > 0 && (await readLocks(req, collection, id)).length === 0) await putLocks(req, held)
  return result
}

/** The locks of a document, as they are stored. */
export async function readLocks(req: PayloadRequest, collection: string, id: string): Promise<Lock[]> {
  const where: Where = {
    and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { equals: id } }],
  }
  const { docs } = await req.payload.db.find<Lock>({
    collection: lockCollection,
    where,
    pagination: false,
    limit: 100,
    req,
  })
  return docs
}

/** Puts locks back that a save let go of. */
export async function putLocks(req: PayloadRequest, locks: readonly Lock[]): Promise<void> {
  for (const { document, user, createdAt, updatedAt } of locks)
    await req.payload.db.create({ collection: lockCollection, data: { document, user, createdAt, updatedAt }, req })
}
