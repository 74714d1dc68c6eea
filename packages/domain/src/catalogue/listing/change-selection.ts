import { type FacetDefinition, facetsOfSection, type ListingSection } from './facets.ts'
import type { Selection } from './selection.ts'

/** A section as it is. */
export const plainSelection = (section: ListingSection): Selection => ({
  section,
  chosen: new Map(),
  sort: 'recommended',
  page: 1,
})

/** The facets that a shopper chose something of, in the order of their section. */
export const chosenFacets = ({ section, chosen }: Selection): FacetDefinition[] =>
  facetsOfSection[section].filter(({ key }) => chosen.has(key))

/** The selection with other values of a facet, from its first page on; no values are no choice. */
export function withValues(selection: Selection, key: string, values: readonly string[]): Selection {
  const chosen = new Map(selection.chosen)
  if (values.length > 0) chosen.set(key, values)
  else chosen.delete(key)
  return { ...selection, chosen, page: 1 }
}

export const withoutFacet = (selection: Selection, key: string): Selection => withValues(selection, key, [])

export const withoutValue = (selection: Selection, key: string, value: string): Selection =>
  withValues(
    selection,
    key,
    (selection.chosen.get(key) ?? []).filter((known) => known !== value),
  )

/** The selection without any choice of a shopper's, in the same order. */
export const withoutChoices = (selection: Selection): Selection => ({
  ...plainSelection(selection.section),
  sort: selection.sort,
})
