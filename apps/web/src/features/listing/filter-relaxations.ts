import { chosenFacets } from '@estu/domain/catalogue/listing/change-selection'
import type { FacetDefinition } from '@estu/domain/catalogue/listing/facets'
import type { FacetCounts, Selection } from '@estu/domain/catalogue/listing/selection'

/** What dropping one condition would leave. */
export type Drop = { facet: FacetDefinition; total: number }

const mostWays = 3

/** The conditions whose loss makes an empty list a list, the most helpful first. */
export const filterRelaxations = (selection: Selection, { without }: FacetCounts): Drop[] =>
  chosenFacets(selection)
    .map((facet) => ({ facet, total: without.get(facet.key) ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, mostWays)
