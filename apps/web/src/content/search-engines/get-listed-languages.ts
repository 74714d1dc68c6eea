import 'server-only'
import { type AddressedCollection, isAddressedCollection } from '@estu/domain/catalogue/collections'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { listedLanguages } from '@estu/domain/seo/listed-languages'
import { documentsAt } from '../addresses/documents-at'
import { readPublished } from '../read'
import { type PageMetadata, pageOf } from './document-metadata'

const select = {
  slug: true,
  kind: true,
  title: true,
  startsAt: true,
  endsAt: true,
  updatedAt: true,
  meta: true,
} as const

/**
 * The languages in which search engines may show the document at a path, as in Russian, judged as the sitemap judges it;
 * null for a path at which no document can be hidden.
 */
export async function getListedLanguages(path: string): Promise<Locale[] | null> {
  'use cache'
  const found = documentsAt(path)
  const collections = found?.collections.filter(isAddressedCollection) ?? []
  if (!found || collections.length === 0) return null
  const pages = await Promise.all(
    locales.flatMap((locale) => collections.map((collection) => readPage(locale, collection, found.slug))),
  )
  return listedLanguages(pages.filter((page) => page !== null).filter((page) => page.path === path))
}

const readPage = (locale: Locale, collection: AddressedCollection, slug: string) =>
  readPublished<AddressedCollection, PageMetadata | null>(locale, collection, slug, { depth: 0, select }, (stored) =>
    pageOf(collection, locale, stored),
  )
