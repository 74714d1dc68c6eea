import { collectionOf, type ListedCollection } from '@estu/domain/catalogue/listing/facets'
import type { Selection } from '@estu/domain/catalogue/listing/selection'
import type { Payload } from 'payload'
import { findFacetIds } from './facet-ids.ts'

/** A facet and the numbers of its chosen values; none where no document ever had one of them. */
export type ChosenFacet = { facet: string; ids: number[] }

/** What every item of the children's section has. */
const fixed = new Map([['children', { facet: 'audience', values: ['child'] }]])

/** What a selection asks for, in numbers, the section's own condition included. */
export async function chosenFacets(
  payload: Payload,
  { section, chosen }: Pick<Selection, 'section' | 'chosen'>,
): Promise<{ collection: ListedCollection; facets: ChosenFacet[] }> {
  const collection = collectionOf(section)
  const own = fixed.get(section)
  const asked = [...chosen].filter(([facet]) => facet !== own?.facet).map(([facet, values]) => ({ facet, values }))
  const facets: ChosenFacet[] = []
  for (const { facet, values } of own ? [own, ...asked] : asked)
    facets.push({ facet, ids: await findFacetIds(payload, collection, facet, values) })
  return { collection, facets }
}
