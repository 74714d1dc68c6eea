import 'server-only'
import { type AddressedCollection, addressedCollections } from '@estu/domain/catalogue/collections'
import { promotionState } from '@estu/domain/catalogue/promotion-period'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { documentPath } from '@estu/domain/routing/document-path'
import { seo, words } from './map-shared'
import { readList } from './read'

/** What search engines are told of one published page in one language. */
export type PageMetadata = {
  collection: AddressedCollection
  locale: Locale
  /** As in Russian. */
  path: string
  title: string
  description: string
  heading: string
  summary: string
  image: string | null
  noindex: boolean
  /** Another path of this site where the same text stands; null for most pages. */
  canonical: string | null
  updatedAt: string
}

const selected = {
  slug: true,
  kind: true,
  title: true,
  summary: true,
  lead: true,
  tagline: true,
  startsAt: true,
  endsAt: true,
  updatedAt: true,
  meta: true,
} as const

type Stored = {
  slug?: string | null
  kind?: string
  title?: string | null
  summary?: string | null
  lead?: string | null
  tagline?: string | null
  startsAt?: string
  endsAt?: string
  updatedAt: string
  meta?: Parameters<typeof seo>[0]
}

const query = { depth: 1, sort: 'slug', select: selected }

/** Every published document's page in each of its languages. */
export async function listMetadata(): Promise<PageMetadata[]> {
  'use cache'
  const pages: PageMetadata[] = []
  for (const collection of addressedCollections) {
    for (const locale of locales) {
      for (const stored of (await readList(locale, collection, query)) as Stored[]) {
        const page = stored.slug ? pageOf(collection, locale, stored) : null
        if (page) pages.push(page)
      }
    }
  }
  return pages
}

function pageOf(collection: PageMetadata['collection'], locale: Locale, stored: Stored): PageMetadata | null {
  const heading = words(stored.title)
  const path = documentPath(collection, { slug: stored.slug ?? '', kind: stored.kind })
  if (!heading || !path) return null
  const summary = words(stored.summary) || words(stored.lead) || words(stored.tagline)
  const { title, description, image, noindex, canonical } = seo(stored.meta, { title: heading, description: summary })
  const ended =
    stored.startsAt !== undefined &&
    stored.endsAt !== undefined &&
    promotionState(new Date(stored.startsAt), new Date(stored.endsAt), new Date()) !== 'active'
  return {
    collection,
    locale,
    path,
    title,
    description,
    heading,
    summary,
    image,
    noindex: noindex || ended,
    canonical,
    updatedAt: stored.updatedAt,
  }
}
