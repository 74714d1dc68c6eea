import { type FacetDefinition, facetsOfSection, type ListingSection } from './facets.ts'
import { rangeEnds } from './listing-keys.ts'
import { placesOf, type Range, readAmount, readRange } from './ranges.ts'
import { type Selection, sortOrders } from './selection.ts'

/** Parameters of an address as the framework gives them. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** Documents that facets choose among: by slug in addresses, by id in selections. */
export type FacetDocuments = Readonly<Record<'brands' | 'branches', readonly { id: string; slug: string }[]>>

/**
 * What an address asks of a section's listing. Anybody may write anything into an address: what no definition knows is
 * passed over. What a section itself stands for, devices for children, is nobody's choice and no part of it.
 */
export function readSelection(section: ListingSection, query: Query, documents: FacetDocuments): Selection {
  const chosen = new Map<string, readonly string[]>()
  for (const facet of facetsOfSection[section]) {
    const values = facet.kind === 'range' ? readPlaces(facet, query) : readChoice(facet, query, documents)
    if (values.length > 0) chosen.set(facet.key, values)
  }
  return {
    section,
    chosen,
    sort: sortOrders.find((order) => order === lastOf(query.sort)) ?? 'recommended',
    page: readPage(query.page) ?? 1,
  }
}

/** A page's number from 1, null for what is none. */
export function readPage(value: Query[string]): number | null {
  const text = lastOf(value)
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

function readChoice({ key, values = [], of }: FacetDefinition, query: Query, documents: FacetDocuments): string[] {
  const asked = new Set(allOf(query[key]))
  if (of) return documents[of].filter(({ slug }) => asked.has(slug)).map(({ id }) => id)
  return values.filter((value) => asked.has(value))
}

/** A range is written in one parameter, or typed in two, of which the form without scripts sends empty ones too. */
function readPlaces({ key, edges = [] }: FacetDefinition, query: Query): string[] {
  const range = allOf(query[key]).map(readRange).findLast(Boolean) ?? readEnds(key, query)
  return range ? placesOf(edges, range) : []
}

function readEnds(key: string, query: Query): Range | null {
  const names = rangeEnds(key)
  const range = { from: readAmount(lastOf(query[names.from]) ?? ''), to: readAmount(lastOf(query[names.to]) ?? '') }
  return range.from === null && range.to === null ? null : range
}

const allOf = (value: Query[string]): readonly string[] => (typeof value === 'string' ? [value] : (value ?? []))
const lastOf = (value: Query[string]): string | undefined => allOf(value).at(-1)
