import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import type { DataFromCollectionSlug, DataFromGlobalSlug, GlobalSlug, SelectType, Sort, Where } from 'payload'
import { keepUntilDocumentChanges, keepUntilGlobalChanges, keepUntilListChanges } from './cache-tags'
import { cms } from './payload'
import { publicAccess } from './public-access'
import { publishedLocales } from './published-locales'
import type { PublishedCollection, ReadableCollection } from './types'

/**
 * Trap: where the compiler does not know which collection is asked, it compares the fields of each with those of every
 * other, which took half a minute and more.
 */
const known = (collection: ReadableCollection) => collection as 'articles'

type DocumentQuery = {
  /** How many steps of relations are filled in. */
  depth: number
  /** What must hold beside the address. */
  where?: Where
  /** What is read; all of it where nothing is said. */
  select?: SelectType
}

/**
 * The published document of an address in one language, or null. Within `'use cache'`: the answer is kept until the
 * document, or any that it shows, changes.
 */
export async function readPublished<C extends PublishedCollection, T>(
  locale: Locale,
  collection: C,
  slug: string,
  { depth, where = {}, select }: DocumentQuery,
  map: (stored: DataFromCollectionSlug<C>, languages: Locale[]) => T,
): Promise<T | null> {
  const payload = await cms()
  const found = await payload.find({
    collection: known(collection),
    where: { and: [{ slug: { equals: slug } }, where] },
    limit: 1,
    depth,
    ...(select && { select }),
    ...publicAccess(locale),
  })
  const stored = found.docs[0] as unknown as DataFromCollectionSlug<C> | undefined
  keepUntilDocumentChanges(payload, collection, slug, stored)
  return stored ? map(stored, await publishedLocales(collection, stored.id)) : null
}

type ListQuery = {
  depth: number
  /** How many there can be at most; whatever has no such number is walked (`walkPublished`) or paged. */
  limit: number
  where?: Where
  sort?: Sort
  select?: SelectType
}

/**
 * Published documents of a collection in one language. Within `'use cache'`: the answer is kept until the collection,
 * or any document that these show, changes.
 */
export async function readList<C extends ReadableCollection>(
  locale: Locale,
  collection: C,
  { limit, ...query }: ListQuery,
): Promise<DataFromCollectionSlug<C>[]> {
  const payload = await cms()
  const found = await payload.find({
    collection: known(collection),
    limit,
    pagination: false,
    ...query,
    ...publicAccess(locale),
  })
  const docs = found.docs as unknown as DataFromCollectionSlug<C>[]
  keepUntilListChanges(payload, collection, docs)
  return docs
}

/** Which page of a list, counted from 1; `pages` is 0 where the list is empty. */
export type Paged<T> = { items: T[]; page: number; pages: number; total: number }

/** As `readList`, a page of it. Within `'use cache'`: kept as long. */
export async function readPage<C extends ReadableCollection, T>(
  locale: Locale,
  collection: C,
  { page, ...query }: ListQuery & { page: number },
  map: (stored: DataFromCollectionSlug<C>) => T[],
): Promise<Paged<T>> {
  const payload = await cms()
  const found = await payload.find({ collection: known(collection), page, ...query, ...publicAccess(locale) })
  const docs = found.docs as unknown as DataFromCollectionSlug<C>[]
  keepUntilListChanges(payload, collection, docs)
  const pages = found.totalDocs === 0 ? 0 : found.totalPages
  return { items: docs.flatMap(map), page, pages, total: found.totalDocs }
}

/** A global in one language. Within `'use cache'`: kept until it, or any document that it shows, changes. */
export async function readGlobal<G extends GlobalSlug>(
  locale: Locale,
  slug: G,
  depth = 0,
): Promise<DataFromGlobalSlug<G>> {
  const payload = await cms()
  const stored = await payload.findGlobal({ slug, depth, ...publicAccess(locale) })
  keepUntilGlobalChanges(payload, slug, stored)
  return stored as DataFromGlobalSlug<G>
}
