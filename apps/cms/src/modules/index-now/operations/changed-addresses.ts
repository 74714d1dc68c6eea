import { globalTag } from '@estu/domain/catalogue/cache-tags'
import { type AddressedCollection, addressedCollections } from '@estu/domain/catalogue/collections'
import { type Locale, locales, localisePath } from '@estu/domain/locale/locales'
import { documentPath } from '@estu/domain/routing/document-path'
import { routes } from '@estu/domain/routing/routes'
import { sectionKeys } from '@estu/domain/routing/sections'
import type { Payload } from 'payload'
import { type Data, dataOf, isData } from '../../../fields/walk/document-data.ts'
import { statusIn } from '../../translation/index.ts'

/** Whose documents have pages that the sitemap names. */
const listed = [...addressedCollections, 'specialists'] as const
type Listed = AddressedCollection | 'specialists'

/**
 * Paths of the pages that announcements tell of. Of a document, those that search engines may show; of a slug that no
 * document has any more, every path that such a document may have stood at. What search engines are told of the sections
 * is one document: any of them may be other than it was.
 */
export async function changedAddresses(payload: Payload, tags: readonly string[]): Promise<string[]> {
  const fixed = [
    ...(tags.includes(globalTag('home')) ? ['/'] : []),
    ...(tags.includes(globalTag('sections')) ? sectionKeys.map((key) => routes[key].path) : []),
  ]
  const paths = new Set(fixed.flatMap(inLanguages))
  for (const collection of listed) {
    const slugs = slugsIn(tags, collection)
    if (slugs.length === 0) continue
    for (const path of await pathsOf(payload, collection, slugs)) paths.add(path)
  }
  return [...paths]
}

const inLanguages = (path: string): string[] => locales.map((locale) => localisePath(locale, path))

function slugsIn(tags: readonly string[], wanted: Listed): string[] {
  const slugs = tags.flatMap((tag) => {
    const [kind, collection = '', slug] = tag.split(':')
    return kind === 'slug' && collection === wanted && slug ? [slug] : []
  })
  return [...new Set(slugs)]
}

async function pathsOf(payload: Payload, collection: Listed, slugs: string[]): Promise<string[]> {
  const found = await payload.find({
    collection,
    where: { slug: { in: slugs } },
    limit: slugs.length,
    pagination: false,
    depth: 0,
    locale: 'all',
    overrideAccess: true,
  })
  const documents = new Map(found.docs.map((doc) => [doc.slug, dataOf(doc)]))
  return slugs.flatMap((slug) => {
    const document = documents.get(slug)
    if (!document) return gonePaths(collection, slug)
    const kind = typeof document.kind === 'string' ? document.kind : null
    const path = documentPath(collection, { slug, kind })
    return path ? locales.filter((locale) => isShown(document, locale)).map((locale) => localisePath(locale, path)) : []
  })
}

function isShown(document: Data, locale: Locale): boolean {
  const noindex = isData(document.meta) && isData(document.meta.noindex) ? document.meta.noindex[locale] : false
  return statusIn(document, locale) === 'published' && noindex !== true
}

/** Of an article nobody knows any more in which of its two sections it stood. */
function gonePaths(collection: Listed, slug: string): string[] {
  const kinds = collection === 'articles' ? ['expert', 'general'] : [null]
  const paths = kinds.flatMap((kind) => documentPath(collection, { slug, kind }) ?? [])
  return paths.flatMap(inLanguages)
}
