import 'server-only'
import { readSitemapParts, type SitemapPart } from '@estu/cms/seo/sitemap-parts'
import type { AddressedCollection } from '@estu/domain/catalogue/collections'
import { cms } from '../payload'

/** In which parts a collection's pages stand in the sitemap, as they are now. */
export const listSitemapParts = async (collection: AddressedCollection): Promise<SitemapPart[]> =>
  readSitemapParts(await cms(), collection)
