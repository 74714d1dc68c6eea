import type { CollectionAfterChangeHook } from 'payload'
import { translatorLanguage } from '../../../access/roles.ts'
import { nestedRequest } from '../../../database/nested-request.ts'

/**
 * Keeps a document locked for its editor while autosave writes it. Trap: each save lets go of the lock, autosave's too,
 * so a second editor would be told of the first one only between a key stroke and the autosave after it. A translator
 * keeps nobody out.
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const isAutosave = req.query?.autosave === 'true' || req.query?.autosave === true
  if (!isAutosave || req.user?.collection !== 'staff' || translatorLanguage(req) !== null) return doc
  await req.payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection.slug as 'articles', value: doc.id },
      user: { relationTo: 'staff', value: req.user.id },
    },
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return doc
}
