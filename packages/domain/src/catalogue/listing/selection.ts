import type { ListingSection } from './facets.ts'

export const sortOrders = ['recommended', 'price', '-price', 'new'] as const
export type SortOrder = (typeof sortOrders)[number]

export const itemsOnPage = 24

/**
 * What a shopper asked of a listing. Within a facet any of its values will do, all facets must agree. A range facet
 * is here as every place it covers, so that lists and counts mean the same.
 */
export type Selection = {
  section: ListingSection
  /** Facet key → its chosen values, never empty; documents by id. */
  chosen: ReadonlyMap<string, readonly string[]>
  sort: SortOrder
  /** From 1. */
  page: number
}

/** How many items each value of each facet would leave, without the facet's own choice; a missing value leaves none. */
export type FacetCounts = {
  /** Facet key → value → items. */
  values: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Items that match the whole selection. */
  total: number
  /** Chosen facet → items that match all other choices; a missing facet leaves none. */
  without: ReadonlyMap<string, number>
}
