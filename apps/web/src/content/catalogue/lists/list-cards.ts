import 'server-only'
import { findProductsById, findProductsBySlug } from '@estu/cms/catalogue/find-products'
import { productCollections } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import { cms } from '@/content/payload'
import type { ProductCard } from '@/content/types'
import { mapListedProduct } from './map-listed'

/** Cards of products by id, in the order asked for; those that are not public in this language are left out. */
export async function listCardsById(locale: Locale, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  return (await findProductsById(await cms(), locale, ids)).map(mapListedProduct)
}

/** The same by address, in whichever section. */
export async function listCardsBySlug(locale: Locale, slugs: readonly string[]): Promise<ProductCard[]> {
  if (slugs.length === 0) return []
  return (await findProductsBySlug(await cms(), locale, productCollections, slugs)).map(mapListedProduct)
}
