import { type Locale, locales } from '@estu/domain/locale/locales'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'

/**
 * Documents as visitors have them in one language: published in it, not in the trash; relations as ids.
 * Within a transaction this sees what the transaction wrote.
 */
export async function readPublished<T>(
  req: PayloadRequest,
  collection: CollectionSlug,
  locale: Locale,
  ids: readonly string[],
): Promise<Map<string, T>> {
  const found = await req.payload.find({
    collection,
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    locale,
    fallbackLocale: false,
    draft: false,
    depth: 0,
    limit: ids.length,
    pagination: false,
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return new Map(found.docs.map((doc) => [String(doc.id), doc as T]))
}

/** The same in each language. */
export async function readPublishedInAll<T>(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<Record<Locale, Map<string, T>>> {
  const entries: [Locale, Map<string, T>][] = []
  for (const locale of locales) entries.push([locale, await readPublished<T>(req, collection, locale, ids)])
  return Object.fromEntries(entries) as Record<Locale, Map<string, T>>
}
