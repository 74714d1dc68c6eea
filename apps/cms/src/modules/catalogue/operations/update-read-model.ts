import type { CollectionSlug, PayloadRequest } from 'payload'
import { isListed } from './is-listed.ts'
import type { ListedDocument } from './item-of.ts'
import { lockDocuments } from './lock-documents.ts'
import { readPublishedInAll } from './read-published.ts'
import { type ItemChange, storeItems } from './store-items.ts'

/** Brings what lists and search keep of documents up to date, in the request's transaction. */
export async function updateReadModel(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<ItemChange[]> {
  if (!isListed(collection)) return []
  await lockDocuments(req, ids)
  const published = await readPublishedInAll<ListedDocument>(req, collection, ids)
  return storeItems(req, collection, ids, published)
}
