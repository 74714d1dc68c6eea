import type { CollectionBeforeOperationHook, Where } from 'payload'
import { lockDocument } from '../database/lock-row.ts'
import { lockMatching } from './lock-matching.ts'

/** What Payload was asked to change: a document, or all that are as it says. */
type Asked = {
  id?: unknown
  where?: Where
  data?: { deletedAt?: unknown }
  draft?: boolean
  overrideAccess?: boolean
}

/**
 * Whoever changes a document first waits for whoever is changing it. Trap: Payload reads the whole row, fills in what
 * the change does not name, and writes the whole row; two changes at once would undo each other. A cancelled order came
 * back to life that way, and goods sold in the meantime returned to the shelf.
 */
export const lockBeforeChange: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, where, data, draft, overrideAccess = false } = args as Asked
  if (operation !== 'update' && operation !== 'delete') return args
  if (operation === 'update' && id === undefined && where) {
    // What goes to the trash is looked for among drafts too.
    const isDraft = Boolean(draft) || Boolean(data?.deletedAt)
    const ids = await lockMatching(req, { collection: collection.slug, where, draft: isDraft, overrideAccess })
    // What is like them only since then was not waited for.
    return ids.length > 0 ? { ...args, where: { and: [where, { id: { in: ids } }] } } : args
  }
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/i.test(id)) return args
  await lockDocument(req, collection.slug, id)
  return args
}
