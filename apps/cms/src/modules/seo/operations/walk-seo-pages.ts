import { type AddressedCollection, addressedCollections } from '@estu/domain/catalogue/collections'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { documentPath } from '@estu/domain/routing/document-path'
import type { PageWords } from '@estu/domain/seo/seo-checks'
import type { PayloadRequest } from 'payload'
import { keysetPages } from '../../../database/keyset-pages.ts'
import { type Data, dataOf, isData } from '../../../fields/walk/document-data.ts'
import { statusIn } from '../../translation/index.ts'
import { documentField, ownDescription } from './page-words-sql.ts'

export type SeoPage = PageWords & {
  /** `globals` for the home page and the sections, whose `id` is that of their single document. */
  collection: AddressedCollection | 'globals' | 'specialists'
  id: string
  name: string
  /** Where its title is written. */
  field: string
}

/** The document after which a walk goes on. */
export type SeoPlace = { collection: AddressedCollection; after: string }

const select = {
  slug: true,
  kind: true,
  title: true,
  summary: true,
  lead: true,
  tagline: true,
  address: true,
  cover: true,
  images: true,
  meta: true,
  _status: true,
} as const

/** What every published page tells search engines: the pages of some documents at a time, of each in its languages. */
export async function* walkSeoPages(
  req: PayloadRequest,
  place: SeoPlace | null = null,
  blockSize = 200,
): AsyncGenerator<SeoPage[][], void, undefined> {
  const first = place ? addressedCollections.indexOf(place.collection) : 0
  for (const collection of addressedCollections.slice(first)) {
    const range = place?.collection === collection ? { after: place.after } : {}
    const query = { collection, range, locale: 'all', depth: 0, select } as const
    for await (const docs of keysetPages(req.payload, { ...query, overrideAccess: true }, blockSize)) {
      yield docs.map((doc) => pagesOf(collection, dataOf(doc)))
    }
  }
}

const pagesOf = (collection: AddressedCollection, document: Data): SeoPage[] =>
  locales
    .filter((locale) => statusIn(document, locale) === 'published')
    .map((locale) => pageOf(collection, locale, document))

function pageOf(collection: AddressedCollection, locale: Locale, document: Data): SeoPage {
  const meta = isData(document.meta) ? document.meta : {}
  const own = ownDescription.map((name) => textIn(document[name], locale)).find((text) => text !== null)
  const name = textIn(document.title, locale) ?? ''
  const kind = typeof document.kind === 'string' ? document.kind : null
  const slug = typeof document.slug === 'string' ? document.slug : null
  const [image] = Array.isArray(document.images) ? document.images : []
  return {
    collection,
    id: String(document.id),
    field: documentField,
    name,
    path: documentPath(collection, { slug, kind }) ?? '',
    locale,
    title: (textIn(meta.title, locale) ?? name).trim(),
    description: (textIn(meta.description, locale) ?? own ?? '').trim(),
    hasImage: Boolean(valueIn(meta.image, locale) ?? document.cover ?? image),
    noindex: valueIn(meta.noindex, locale) === true,
    canonical: textIn(meta.canonical, locale) || null,
  }
}

/** A field with a value for each language, or one for both. */
const valueIn = (value: unknown, locale: Locale): unknown => (isData(value) ? value[locale] : value)

function textIn(value: unknown, locale: Locale): string | null {
  const text = valueIn(value, locale)
  return typeof text === 'string' ? text : null
}
