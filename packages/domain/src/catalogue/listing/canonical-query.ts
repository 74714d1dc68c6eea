import { facetsOfSection, type ListingSection } from './facets.ts'
import { firstPageKey } from './listing-keys.ts'
import { type FacetDocuments, type Query, readPage, readSelection } from './read-selection.ts'
import { selectionQuery } from './selection-query.ts'

/**
 * What an address asks of a section's listing, in one spelling: whatever its order, and whatever else it says, two
 * addresses of one spelling show the same. Which documents there are is not known here: any value may be one's slug.
 * @returns '' where nothing is asked for that changes the list
 */
export function canonicalQuery(section: ListingSection, parameters: URLSearchParams): string {
  const query: Query = Object.fromEntries([...parameters.keys()].map((name) => [name, parameters.getAll(name)]))
  const named = (of: keyof FacetDocuments) => {
    const asked = facetsOfSection[section].filter((facet) => facet.of === of).flatMap(({ key }) => query[key] ?? [])
    return [...new Set(asked)]
      .filter(Boolean)
      .toSorted()
      .map((slug) => ({ id: slug, slug }))
  }
  const documents = { brands: named('brands'), branches: named('branches') }
  const selection = readSelection(section, query, documents)
  const first = readPage(query[firstPageKey])
  // Only an earlier page makes a list begin earlier.
  const from = first !== null && first < selection.page ? `${firstPageKey}=${first}` : ''
  return [selectionQuery(selection, documents), from].filter(Boolean).join('&')
}
