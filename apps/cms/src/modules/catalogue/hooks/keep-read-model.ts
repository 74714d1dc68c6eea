import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug, PayloadRequest } from 'payload'
import { addAnnouncement, isAutosave } from '../../../outbox/announce.ts'
import { isListed } from '../items/is-listed.ts'
import { listChangeTags } from '../items/list-change-tags.ts'
import { releaseFits } from '../operations/release-fits.ts'
import { updateReadModel } from '../operations/update-read-model.ts'

/** After each save, publication, trashing and restoring: what lists and search keep of the document, in its transaction. */
export const keepReadModel: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isAutosave(req)) await keep(req, collection.slug as CollectionSlug, String(doc.id))
  return doc
}

export const clearReadModel: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await releaseFits(req, String(doc.id))
  await keep(req, collection.slug as CollectionSlug, String(doc.id))
  return doc
}

async function keep(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<void> {
  const changes = await updateReadModel(req, collection, [id])
  if (isListed(collection)) addAnnouncement(req, collection, id, listChangeTags(collection, changes))
}
