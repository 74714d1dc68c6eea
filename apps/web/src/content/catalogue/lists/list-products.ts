import 'server-only'
import { listProducts as listRows } from '@estu/cms/catalogue/list-products'
import type { ListedRow } from '@estu/cms/catalogue/listed-rows'
import { listTag } from '@estu/domain/catalogue/cache-tags'
import { collectionOf, type ListingSection } from '@estu/domain/catalogue/listing/facets'
import type { Selection } from '@estu/domain/catalogue/listing/selection'
import type { Locale } from '@estu/domain/locale/locales'
import { keepUntilListedChange } from '@/content/cache-tags'
import { cms } from '@/content/payload'
import type { ProductCard, ServiceCard } from '@/content/types'
import { isPlain } from './is-plain'
import { mapListedProduct, mapListedService } from './map-listed'

type Page<T> = { cards: T[]; more: boolean }

/**
 * One page of a listing of products. The plain first page is kept until it changes; what somebody has chosen is asked
 * of the database each time, because nobody may ask for the same again.
 */
export async function listProducts(locale: Locale, selection: Selection): Promise<Page<ProductCard>> {
  const { rows, more } = await readPage(locale, selection)
  return { cards: rows.map(mapListedProduct), more }
}

/** The same of services. */
export async function listServicesPage(locale: Locale, selection: Selection): Promise<Page<ServiceCard>> {
  const { rows, more } = await readPage(locale, selection)
  return { cards: rows.map(mapListedService), more }
}

type Rows = { rows: ListedRow[]; more: boolean }

async function readPage(locale: Locale, selection: Selection): Promise<Rows> {
  if (isPlain(selection)) return readPlainPage(locale, selection.section)
  return listRows(await cms(), locale, selection)
}

async function readPlainPage(locale: Locale, section: ListingSection): Promise<Rows> {
  'use cache'
  const page = await listRows(await cms(), locale, { section, chosen: new Map(), sort: 'recommended', page: 1 })
  keepUntilListedChange(page.rows, [listTag(collectionOf(section))])
  return page
}
