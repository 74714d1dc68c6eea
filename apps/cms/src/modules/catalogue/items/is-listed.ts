import { productCollections } from '@estu/domain/catalogue/collections'
import type { ListedCollection } from '@estu/domain/catalogue/listing/facets'

export const listedCollections: readonly ListedCollection[] = [...productCollections, 'services']

export const isListed = (collection: string): collection is ListedCollection =>
  listedCollections.some((listed) => listed === collection)
