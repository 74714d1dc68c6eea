import { type AddressedCollection, addressedCollections } from '@estu/domain/catalogue/collections'
import { type PageMetadata, walkMetadata } from '@/content/search-engines/document-metadata'

/** A document's page, or one that is there whatever is published, in one language. */
export type ListedPage = Omit<PageMetadata, 'collection' | 'updatedAt' | 'changedAt'> & {
  collection: PageMetadata['collection'] | 'home' | 'sections' | 'specialists'
  /** Null where the page changes with what it lists. */
  updatedAt: string | null
  /** When its content changed; null where nobody notes it. */
  changedAt: string | null
}

/** Every published page after those of `fixed`; the languages of one come together. */
export async function* walkPages(
  fixed: Iterable<ListedPage[]>,
  collections: readonly AddressedCollection[] = addressedCollections,
): AsyncGenerator<ListedPage[], void, undefined> {
  yield* fixed
  for (const collection of collections) yield* walkMetadata(collection)
}
