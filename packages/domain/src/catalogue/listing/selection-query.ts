import { type FacetDefinition, facetsOfSection } from './facets.ts'
import { rangeOf, rangeText } from './ranges.ts'
import type { FacetDocuments } from './read-selection.ts'
import type { Selection } from './selection.ts'

/**
 * A selection as the parameters of its address, without `?`; '' for a plain listing. One selection has one spelling:
 * facets in the order of their section, values in the order of their definition, then the order and the page.
 */
export function selectionQuery(selection: Selection, documents: FacetDocuments): string {
  const query = new URLSearchParams()
  for (const facet of facetsOfSection[selection.section]) {
    for (const value of written(facet, selection.chosen.get(facet.key) ?? [], documents)) query.append(facet.key, value)
  }
  if (selection.sort !== 'recommended') query.set('sort', selection.sort)
  if (selection.page > 1) query.set('page', String(selection.page))
  return query.toString()
}

function written(
  { kind, values = [], edges = [], of }: FacetDefinition,
  chosen: readonly string[],
  documents: FacetDocuments,
) {
  if (of) return documents[of].filter(({ id }) => chosen.includes(id)).map(({ slug }) => slug)
  if (kind === 'choice') return values.filter((value) => chosen.includes(value))
  const range = rangeOf(edges, chosen)
  return range ? [rangeText(range)] : []
}
