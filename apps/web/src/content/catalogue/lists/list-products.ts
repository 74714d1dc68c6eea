import 'server-only'
import { listProducts as listRows } from '@estu/cms/catalogue/list-products'
import type { ListedRow } from '@estu/cms/catalogue/listed-rows'
import { listTag } from '@estu/domain/catalogue/cache-tags'
import { collectionOf, type ListingSection } from '@estu/domain/catalogue/listing/facets'
import type { Selection } from '@estu/domain/catalogue/listing/selection'
import type { Locale } from '@estu/domain/locale/locales'
import { keepUntilListedChange } from '@/content/cache-tags'
import { cms } from '@/content/payload'
import type { ListedItems } from '@/content/types'
import { isPlain } from './is-plain'
import { mapListedItems } from './map-listed'

type Asked = Parameters<typeof listRows>[3]

/**
 * Pages of a listing of products, with what is nearest to it where it was asked for. The plain first page is kept until
 * it changes; what somebody has chosen is asked of the database each time, because nobody may ask for the same again.
 */
export async function listProducts(locale: Locale, selection: Selection, asked: Asked = {}): Promise<ListedPages> {
  const { rows, more, instead } = await readPages(locale, selection, asked)
  return { items: mapListedItems(selection.section, rows), more, instead: mapListedItems(selection.section, instead) }
}

export type ListedPages = {
  items: ListedItems
  /** Whether another page follows. */
  more: boolean
  /** Of the selection that was named in the stead of an empty one. */
  instead: ListedItems
}

type Rows = { rows: ListedRow[]; more: boolean; instead: ListedRow[] }

async function readPages(locale: Locale, selection: Selection, asked: Asked): Promise<Rows> {
  if (isPlain(selection) && !asked?.instead) return readPlainPage(locale, selection.section)
  return listRows(await cms(), locale, selection, asked)
}

async function readPlainPage(locale: Locale, section: ListingSection): Promise<Rows> {
  'use cache'
  const page = await listRows(await cms(), locale, { section, chosen: new Map(), sort: 'recommended', page: 1 })
  keepUntilListedChange(page.rows, [listTag(collectionOf(section))])
  return page
}
