import { plainSelection } from '@estu/domain/catalogue/listing/change-selection'
import type { ListingSection } from '@estu/domain/catalogue/listing/facets'
import { firstPageKey } from '@estu/domain/catalogue/listing/listing-keys'
import { type Query, readPage, readSelection } from '@estu/domain/catalogue/listing/read-selection'
import type { Selection } from '@estu/domain/catalogue/listing/selection'
import type { Locale } from '@estu/domain/locale/locales'
import { countFacets } from '@/content/catalogue/lists/count-facets'
import { listFacetDocuments } from '@/content/catalogue/lists/facet-labels'
import { listProducts, listServicesPage } from '@/content/catalogue/lists/list-products'
import type { ListedItems } from '@/content/types'
import { firstShown, pageCount } from '@/features/listing/list-pages'
import type { Listing } from '@/features/listing/listing'

/** What an address of a section's listing shows; a page beyond the last is the last. */
export async function readListing(
  locale: Locale,
  section: ListingSection,
  query: Query,
): Promise<{ listing: Listing; items: ListedItems }> {
  const documents = await listFacetDocuments(locale)
  const asked = readSelection(section, query, documents)
  const [counts, plain] = await Promise.all([countFacets(locale, asked), countFacets(locale, plainSelection(section))])
  const selection = { ...asked, page: Math.min(asked.page, pageCount(counts.total)) }
  const firstPage = firstShown(readPage(query[firstPageKey]), selection.page)
  const { items, more } = await readItems(locale, selection, firstPage)
  const shown = items.cards.length
  return { listing: { locale, selection, firstPage, counts, outOf: plain.total, documents, shown, more }, items }
}

/** The cards of the pages from one to the selection's own. */
export async function readItems(
  locale: Locale,
  selection: Selection,
  firstPage = selection.page,
): Promise<{ items: ListedItems; more: boolean }> {
  const pages = Array.from({ length: selection.page - firstPage + 1 }, (_, index) => ({
    ...selection,
    page: firstPage + index,
  }))
  if (selection.section === 'services') {
    const lists = await Promise.all(pages.map((page) => listServicesPage(locale, page)))
    return { items: { kind: 'services', cards: lists.flatMap(({ cards }) => cards) }, more: hasMore(lists) }
  }
  const lists = await Promise.all(pages.map((page) => listProducts(locale, page)))
  return { items: { kind: 'products', cards: lists.flatMap(({ cards }) => cards) }, more: hasMore(lists) }
}

const hasMore = (lists: readonly { more: boolean }[]): boolean => lists.at(-1)?.more ?? false
