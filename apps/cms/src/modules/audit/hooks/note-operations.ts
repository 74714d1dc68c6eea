import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  PayloadRequest,
} from 'payload'
import type { AuditAction } from '../audit-actions.ts'
import type { AuditedCollection, AuditedSubject } from '../audited-collections.ts'
import { writeAudit } from '../operations/write-audit.ts'

type Found = { id?: unknown; docs?: { id?: unknown; parent?: unknown }[]; totalDocs?: number } | null | undefined

const reading: Readonly<Record<string, AuditAction>> = {
  find: 'list',
  findByID: 'read',
  findDistinct: 'list',
  count: 'count',
  countVersions: 'count',
  findVersions: 'versions',
  findVersionByID: 'versions',
}

/** What somebody who is signed in is shown. Our own operations read for what they do, and show nobody anything. */
export const noteReading: CollectionAfterOperationHook = async (given) => {
  const { collection, overrideAccess, req, result } = given
  const action = reading[given.operation]
  if (!action || overrideAccess || !req.user) return
  const found = result as Found
  const rows = found?.docs ?? [found]
  const ids = rows.flatMap((row) => (typeof row?.id === 'string' ? [row.id] : []))
  await writeAudit(req, {
    action,
    collection: collection.slug as AuditedCollection,
    ids,
    ...(typeof found?.totalDocs === 'number' ? { found: found.totalDocs } : {}),
  })
}

/** Within the transaction of the change itself, whoever makes it: neither stands without the other. */
export const noteChange: CollectionAfterChangeHook = async ({ collection, context, doc, operation, req }) => {
  await writeAudit(req, { action: operation, collection: collection.slug as AuditedSubject, ids: [doc.id] }, context)
}

export const noteDeletion: CollectionAfterDeleteHook = async ({ collection, context, id, req }) => {
  await writeAudit(req, { action: 'delete', collection: collection.slug as AuditedSubject, ids: [String(id)] }, context)
}

/** The same, of what somebody who is signed in does alone: seeds, imports and orders change much by themselves. */
export const byStaff =
  <Given extends { req: PayloadRequest }>(note: (given: Given) => Promise<unknown> | unknown) =>
  (given: Given) =>
    given.req.user ? note(given) : undefined
