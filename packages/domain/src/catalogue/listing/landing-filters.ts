import { facetOf, type ListingSection } from './facets.ts'
import { type FacetDocuments, type Query, readSelection } from './read-selection.ts'
import { type Selection, type SortOrder, sortOrders } from './selection.ts'
import { selectionQuery } from './selection-query.ts'

const noDocuments: FacetDocuments = { brands: [], branches: [] }

/**
 * The choices of a landing page as its editor writes them, parameters of a listing's address or such an address whole,
 * in their one spelling. Brands and branches are not among them: those are relations, which follow a changed address.
 * Null where something is none of the section's choices.
 */
export function normalFilters(section: ListingSection, text: string): string | null {
  const params = new URLSearchParams(queryIn(text.trim()))
  for (const [key, value] of params) {
    const facet = facetOf(section, key)
    const known = facet && !facet.of && readSelection(section, { [key]: value }, noDocuments).chosen.size > 0
    if (!known) return null
  }
  return selectionQuery(readSelection(section, queryOf(params), noDocuments), noDocuments)
}

/** `https://shop/apparaty?loss=II#x` and `loss=II` alike. */
const queryIn = (text: string): string => (text.split('#')[0] ?? '').replace(/^[^?]*\?/, '')

type Landing = {
  section: ListingSection
  filters: string
  /** Ids. */
  brands: readonly string[]
  branches: readonly string[]
  sort: string | null | undefined
}

/** What a landing page shows, its first page. */
export function landingSelection({ section, filters, brands, branches, sort }: Landing): Selection {
  const { chosen } = readSelection(section, queryOf(new URLSearchParams(filters)), noDocuments)
  const documents = [
    ...(brands.length ? [['brand', brands] as const] : []),
    ...(branches.length ? [['branch', branches] as const] : []),
  ]
  const all = new Map([...chosen, ...documents.filter(([key]) => facetOf(section, key))])
  return { section, chosen: all, sort: sortOf(sort), page: 1 }
}

const sortOf = (sort: string | null | undefined): SortOrder =>
  sortOrders.find((order) => order === sort) ?? 'recommended'

const queryOf = (params: URLSearchParams): Query =>
  Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]))
