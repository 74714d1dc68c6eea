import type { CollectionAfterOperationHook } from 'payload'
import { noteReads } from '../operations/health-reads.ts'

type Found = { id?: unknown; docs?: { id?: unknown }[] } | null | undefined

const reading = ['find', 'findByID']

/** What a member of the staff is shown of people's health is written down: by a page, a list or the interface. */
export const noteRead: CollectionAfterOperationHook = async ({
  collection,
  operation,
  overrideAccess,
  req,
  result,
}) => {
  // Our own operations read for what they do, and show nobody anything.
  if (overrideAccess || !reading.includes(operation) || req.user?.collection !== 'staff') return
  const found = result as Found
  const ids = (found?.docs ?? [found]).flatMap((one) => (typeof one?.id === 'string' ? [one.id] : []))
  await noteReads(req, collection.slug, ids)
}
