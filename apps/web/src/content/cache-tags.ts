import 'server-only'
import type { ListedRow } from '@estu/cms/catalogue/listed-rows'
import { relatedDocuments } from '@estu/cms/outbox/related-documents'
import {
  anyTag,
  batteryTag,
  documentTag,
  fitsTag,
  globalTag,
  listTag,
  slugTag,
} from '@estu/domain/catalogue/cache-tags'
import { cacheLife, cacheTag } from 'next/cache'
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'

/**
 * What a cached answer depends on, derived from what was read: nobody lists tags by hand. The CMS announces each change
 * under the same names (`outbox/announce.ts`).
 */

/** Next keeps 128 tags of an entry: the rest of the page needs some too. */
const mostTags = 100

/** Of a collection that fills more than its share, any change counts. */
const mostOfOneCollection = 24

/** A document by its address; without one the address itself is waited for. */
export function keepUntilDocumentChanges(
  payload: Payload,
  collection: CollectionSlug,
  slug: string,
  stored: { id: string } | undefined,
): void {
  const own = stored ? [documentTag(collection, stored.id)] : []
  keep([slugTag(collection, slug), ...own, ...tagsOfRelated(payload, fieldsOf(payload, collection), [stored])])
}

/** A list: whatever joins, leaves or changes in its collection, and what its members show of others. */
export function keepUntilListChanges(payload: Payload, collection: CollectionSlug, docs: readonly unknown[]): void {
  keep([listTag(collection), ...tagsOfRelated(payload, fieldsOf(payload, collection), docs)])
}

export function keepUntilGlobalChanges(payload: Payload, slug: GlobalSlug, stored: unknown): void {
  const fields = payload.globals.config.find((global) => global.slug === slug)?.flattenedFields ?? []
  keep([globalTag(slug), ...tagsOfRelated(payload, fields, [stored])])
}

/** What depends on all of some collections and globals, in whatever language. */
export function keepUntilAnyChanges(collections: readonly CollectionSlug[], globals: readonly GlobalSlug[]): void {
  keep([...collections.flatMap((collection) => [anyTag(collection), listTag(collection)]), ...globals.map(globalTag)])
}

/** One document that was read by its id. */
export function keepUntilChanges(collection: string, id: string): void {
  keep([documentTag(collection, id)])
}

const fieldsOf = (payload: Payload, collection: CollectionSlug) =>
  payload.collections[collection].config.flattenedFields

/** Cards of the read model: the documents they show, their brands and pictures, and what else is named. */
export function keepUntilListedChange(rows: readonly ListedRow[], tags: readonly string[]): void {
  keep([...tags, ...new Set(rows.flatMap(tagsOfListed))].slice(0, mostTags))
}

/** What goods fit a product is told by the product's own tag, by one for all, or by that of its batteries. */
export const fittingTags = (productId: string, batterySize: string | null): string[] => [
  fitsTag(productId),
  fitsTag('all'),
  ...(batterySize === null ? [] : [batteryTag(batterySize)]),
]

const tagsOfListed = ({ collection, id, brand, image }: ListedRow): string[] => [
  documentTag(collection, id),
  ...(brand ? [documentTag('brands', brand.id)] : []),
  ...(image ? [documentTag('media', image.id)] : []),
]

function tagsOfRelated(payload: Payload, fields: readonly FlattenedField[], docs: readonly unknown[]): string[] {
  const ids = new Map<string, Set<string>>()
  for (const { collection, id } of docs.flatMap((doc) => relatedDocuments(payload, fields, doc)))
    ids.set(collection, (ids.get(collection) ?? new Set()).add(id))
  return [...ids].flatMap(([collection, known]) =>
    known.size > mostOfOneCollection
      ? [anyTag(collection), listTag(collection)]
      : [...known].map((id) => documentTag(collection, id)),
  )
}

function keep(tags: readonly string[]): void {
  cacheLife('max')
  cacheTag(...new Set(tags))
}
