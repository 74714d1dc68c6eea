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
  const { db } = req.payload
  const where: Where = {
    and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { equals: id } }],
  }
  const { docs } = await db.find<Lock>({ collection: lockCollection, where, pagination: false, limit: 100, req })
  const result = await work()
  for (const { document, user, createdAt, updatedAt } of docs)
    await db.create({ collection: lockCollection, data: { document, user, createdAt, updatedAt }, req })
  return result
}
