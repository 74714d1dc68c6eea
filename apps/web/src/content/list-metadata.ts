import 'server-only'
import { type Locale, locales } from '@estu/domain/locale'
import { listTag } from '@estu/domain/outbox-tags'
import { promotionState } from '@estu/domain/promotion-period'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { documentPath } from './document-path'
import { seo, words } from './map-shared'
import { cms } from './payload'

const collections = [
  'devices',
  'implants',
  'consumables',
  'accessories',
  'services',
  'brands',
  'articles',
  'promotions',
  'pages',
] as const

/** What search engines are told of one published page in one language. */
export type PageMetadata = {
  collection: (typeof collections)[number]
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
}

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

/** Every published document's page in each of its languages. */
export async function listMetadata(): Promise<PageMetadata[]> {
  'use cache'
  cacheLife('max')
  cacheTag(...collections.map(listTag), listTag('media'))
  const payload = await cms()
  const pages: PageMetadata[] = []
  for (const collection of collections) {
    for (const locale of locales) {
      const found = await payload.find({
        collection,
        limit: 0,
        depth: 1,
        sort: 'slug',
        select: selected as never,
        ...asVisitor(locale),
      })
      for (const stored of found.docs as unknown as Stored[]) {
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
