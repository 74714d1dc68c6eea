import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import type { DataFromCollectionSlug, DataFromGlobalSlug, GlobalSlug, SelectType, Sort, Where } from 'payload'
import { asVisitor } from './as-visitor'
import { keepUntilDocumentChanges, keepUntilGlobalChanges, keepUntilListChanges } from './cache-tags'
import { cms } from './payload'
import { publishedLocales } from './published-locales'
import type { PublishedCollection, ReadableCollection } from './types'

type DocumentQuery = {
  /** How many steps of relations are filled in. */
  depth: number
  /** What must hold beside the address. */
  where?: Where
}

/**
 * The published document of an address in one language, or null. Within `'use cache'`: the answer is kept until the
 * document, or any that it shows, changes.
 */
export async function readPublished<C extends PublishedCollection, T>(
  locale: Locale,
  collection: C,
  slug: string,
  { depth, where = {} }: DocumentQuery,
  map: (stored: DataFromCollectionSlug<C>, languages: Locale[]) => T,
): Promise<T | null> {
  const payload = await cms()
  const found = await payload.find({
    collection,
    where: { and: [{ slug: { equals: slug } }, where] },
    limit: 1,
    depth,
    ...asVisitor(locale),
  })
  const stored = found.docs[0] as DataFromCollectionSlug<C> | undefined
  keepUntilDocumentChanges(payload, collection, slug, stored)
  return stored ? map(stored, await publishedLocales(collection, stored.id)) : null
}

type ListQuery = { depth: number; where?: Where; sort?: Sort; limit?: number; select?: SelectType }

/**
 * Published documents of a collection in one language. Within `'use cache'`: the answer is kept until the collection,
 * or any document that these show, changes.
 */
export async function readList<C extends ReadableCollection>(
  locale: Locale,
  collection: C,
  { limit = 0, ...query }: ListQuery,
): Promise<DataFromCollectionSlug<C>[]> {
  const payload = await cms()
  const found = await payload.find({ collection, limit, ...query, ...asVisitor(locale) })
  const docs = found.docs as DataFromCollectionSlug<C>[]
  keepUntilListChanges(payload, collection, docs)
  return docs
}

/** A global in one language. Within `'use cache'`: kept until it, or any document that it shows, changes. */
export async function readGlobal<G extends GlobalSlug>(
  locale: Locale,
  slug: G,
  depth = 0,
): Promise<DataFromGlobalSlug<G>> {
  const payload = await cms()
  const stored = await payload.findGlobal({ slug, depth, ...asVisitor(locale) })
  keepUntilGlobalChanges(payload, slug, stored)
  return stored as DataFromGlobalSlug<G>
}
