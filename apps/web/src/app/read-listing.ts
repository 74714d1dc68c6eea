import { plainSelection, withoutFacet } from '@estu/domain/catalogue/listing/change-selection'
import type { ListingSection } from '@estu/domain/catalogue/listing/facets'
import { firstPageKey } from '@estu/domain/catalogue/listing/listing-keys'
import { type Query, readPage, readSelection } from '@estu/domain/catalogue/listing/read-selection'
import type { Locale } from '@estu/domain/locale/locales'
import { countFacets } from '@/content/catalogue/lists/count-facets'
import { listFacetDocuments } from '@/content/catalogue/lists/facet-labels'
import { listProducts } from '@/content/catalogue/lists/list-products'
import type { ListedItems } from '@/content/types'
import { type Drop, filterRelaxations } from '@/features/listing/filter-relaxations'
import { firstShown, pageCount } from '@/features/listing/list-pages'
import type { Listing } from '@/features/listing/listing'

type Shown = {
  listing: Listing
  items: ListedItems
  /** Where nothing fits: the conditions to drop, the most helpful first, and what comes closest. */
  drops: Drop[]
  nearest: ListedItems
}

const shownNearest = 3

/** What an address of a section's listing shows; a page beyond the last is the last. */
export async function readListing(locale: Locale, section: ListingSection, query: Query): Promise<Shown> {
  const documents = await listFacetDocuments(locale)
  const asked = readSelection(section, query, documents)
  const [counts, plain] = await Promise.all([countFacets(locale, asked), countFacets(locale, plainSelection(section))])
  const selection = { ...asked, page: Math.min(asked.page, pageCount(counts.total)) }
  const firstPage = firstShown(readPage(query[firstPageKey]), selection.page)
  const drops = counts.total === 0 ? filterRelaxations(selection, counts) : []
  const instead = drops[0] && { selection: withoutFacet(selection, drops[0].facet.key), most: shownNearest }
  const { items, more, instead: nearest } = await listProducts(locale, selection, { firstPage, instead })
  const shown = items.cards.length
  const listing = { locale, selection, firstPage, counts, outOf: plain.total, documents, shown, more }
  return { listing, items, drops, nearest }
}
