import type { CollectionBeforeOperationHook } from 'payload'
import { lockRow } from '../database/lock-row.ts'

/**
 * Whoever changes a document first waits for whoever is changing it. Trap: Payload reads the whole row, fills in what
 * the change does not name, and writes the whole row; two changes at once would undo each other. A cancelled order came
 * back to life that way, and goods sold in the meantime returned to the shelf.
 */
export const lockBeforeChange: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: unknown }
  if (operation !== 'update' && operation !== 'delete') return args
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/i.test(id)) return args
  await lockRow(req, collection.slug, id)
  return args
}
