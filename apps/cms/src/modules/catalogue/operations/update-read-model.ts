import type { PayloadRequest } from 'payload'
import { noteContent } from '../../content-changes/index.ts'
import { indexDocuments, isSearchable, queueDependents, readPublished } from '../../search/index.ts'
import { isListed } from '../items/is-listed.ts'
import type { ListedDocument } from '../items/item-of.ts'
import { type ItemChange, storeItems } from '../items/store-items.ts'
import { lockDocuments } from './lock-documents.ts'

/** Whether lists or search keep anything of a collection's documents. */
export const isReadModelled = (collection: string): boolean => isListed(collection) || isSearchable(collection)

/**
 * Brings what lists and search keep of documents up to date, in the request's transaction.
 * @param building a build of the index that alone is written, where all documents are: none has to follow another.
 * @returns what changed in lists.
 */
export async function updateReadModel(
  req: PayloadRequest,
  collection: string,
  ids: readonly string[],
  building?: number,
): Promise<ItemChange[]> {
  if (!isSearchable(collection)) return []
  await lockDocuments(req, ids)
  const documents = await readPublished(req, collection, ids)
  await indexDocuments(req, collection, documents, building)
  await noteContent(req, collection, documents)
  if (building === undefined) for (const id of ids) await queueDependents(req, collection, id)
  if (!isListed(collection)) return []
  const inLanguage = (locale: 'ru' | 'kk') =>
    new Map(documents.map(({ documentId, perLocale }) => [documentId, perLocale[locale] as ListedDocument | null]))
  return storeItems(req, collection, ids, { ru: inLanguage('ru'), kk: inLanguage('kk') })
}
