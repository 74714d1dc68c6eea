import 'server-only'
import type { AddressedCollection } from '@estu/domain/catalogue/collections'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { isListed } from '@estu/domain/seo/listed-languages'
import { readList } from '../read'
import { type PageMetadata, pageOf, selected } from './document-metadata'

/** The newest pages of a collection that search engines may show, of each language as many. */
export async function listNewest(collection: AddressedCollection, limit: number): Promise<PageMetadata[]> {
  const lists = await Promise.all(locales.map((locale) => newestIn(locale, collection, limit)))
  return lists.flat().filter(isListed)
}

async function newestIn(locale: Locale, collection: AddressedCollection, limit: number): Promise<PageMetadata[]> {
  'use cache'
  const found = await readList(locale, collection, { sort: '-createdAt', limit, depth: 1, select: selected })
  return found.flatMap((stored) => pageOf(collection, locale, stored) ?? [])
}
