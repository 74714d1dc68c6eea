import 'server-only'
import { type ContentChange, walkContentChanges } from '@estu/cms/content-changes/read-content-changes'
import type { Media } from '@estu/cms/types'
import type { AddressedCollection } from '@estu/domain/catalogue/collections'
import { promotionState } from '@estu/domain/catalogue/promotion-period'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { documentPath } from '@estu/domain/routing/document-path'
import { picture, plainWords, seo } from '../map-shared'
import { cms } from '../payload'
import { walkPublished } from '../walk-published'
import { mergeById } from './merge-by-id'

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
  /** The editor's picture for social networks; null where one is drawn. */
  image: string | null
  /** The document's own pictures. */
  pictures: string[]
  noindex: boolean
  /** Another path of this site where the same text stands; null for most pages. */
  canonical: string | null
  /** When it was last saved. */
  updatedAt: string
  /** When what visitors read of it last became other than it was. */
  changedAt: string
}

type Stored = {
  id: string
  slug?: string | null
  kind?: string
  title?: string | null
  summary?: string | null
  lead?: string | null
  tagline?: string | null
  address?: string | null
  cover?: Media | string | null
  images?: (Media | string)[] | null
  startsAt?: string
  endsAt?: string
  updatedAt: string
  meta?: Parameters<typeof seo>[0]
}

export const selected = {
  slug: true,
  kind: true,
  title: true,
  summary: true,
  lead: true,
  tagline: true,
  address: true,
  cover: true,
  images: true,
  startsAt: true,
  endsAt: true,
  updatedAt: true,
  meta: true,
} as const

type Walked = { ru: Stored; kk: Stored; changes: ContentChange }

type Range = { from?: string | null; before?: string | null }

/**
 * The pages of a collection's published documents, by id: of each document one page in each of its languages. Read as
 * they are asked for, never all at once.
 */
export async function* walkMetadata(
  collection: AddressedCollection,
  range: Range = {},
): AsyncGenerator<PageMetadata[], void, undefined> {
  const walk = (locale: Locale): AsyncIterable<Stored> =>
    walkPublished(locale, collection, { depth: 1, select: selected, range }) as AsyncIterable<Stored>
  const changes = walkContentChanges(await cms(), collection, range)
  for await (const document of mergeById<Walked>({ ru: walk('ru'), kk: walk('kk'), changes })) {
    const pages = locales.flatMap((locale) => {
      const stored = document[locale]
      const page = stored && pageOf(collection, locale, stored)
      return page ? { ...page, changedAt: document.changes?.[locale] ?? page.changedAt } : []
    })
    if (pages.length > 0) yield pages
  }
}

/** A document's page in one language; null where it has no address or no words. */
export function pageOf(collection: AddressedCollection, locale: Locale, stored: Stored): PageMetadata | null {
  const heading = plainWords(stored.title)
  const path = documentPath(collection, { slug: stored.slug ?? '', kind: stored.kind })
  if (!heading || !path) return null
  const told = [stored.summary, stored.lead, stored.tagline, stored.address].map(plainWords)
  const own = { title: heading, description: told.find(Boolean) ?? '' }
  const { title, description, image, noindex, canonical } = seo(stored.meta, own)
  return {
    collection,
    locale,
    path,
    title,
    description,
    heading,
    summary: own.description,
    image,
    pictures: picturesOf(stored),
    noindex: noindex || hasEnded(stored),
    canonical,
    updatedAt: stored.updatedAt,
    changedAt: stored.updatedAt,
  }
}

/** So many are named of a page at most, or a part of the sitemap would grow beyond what it may be. */
const mostPictures = 5

const picturesOf = ({ cover, images }: Stored): string[] =>
  [cover, ...(images ?? [])].flatMap((stored) => picture(stored)?.src ?? []).slice(0, mostPictures)

/** Whether a promotion does not run: its page stays, and search engines are kept off it. */
const hasEnded = ({ startsAt, endsAt }: Stored): boolean =>
  startsAt !== undefined &&
  endsAt !== undefined &&
  promotionState(new Date(startsAt), new Date(endsAt), new Date()) !== 'active'
