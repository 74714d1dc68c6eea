import { chosenFacets, withoutFacet, withoutValue } from '@estu/domain/catalogue/listing/change-selection'
import type { FacetDefinition } from '@estu/domain/catalogue/listing/facets'
import type { Selection } from '@estu/domain/catalogue/listing/selection'
import type { Translate } from '@/i18n/translator'
import { rangeLabel } from './facets/range-label'
import { loneLabel } from './facets/value-label'
import { hrefOf, type Listing } from './listing'

export type Chip = { label: string; href: string }

/** What was chosen, with the address of the list without it. Kinds are chosen above the list and shown there. */
export function chipsOf(listing: Listing, t: Translate): Chip[] {
  const { selection } = listing
  return chosenFacets(selection)
    .filter(({ key }) => key !== 'kind')
    .flatMap((facet) =>
      facet.kind === 'range'
        ? [{ label: choiceWords(listing, facet, t), href: hrefOf(listing, withoutFacet(selection, facet.key)) }]
        : valuesOf(selection, facet).map((value) => ({
            label: loneLabel(facet, value, listing.documents, t),
            href: hrefOf(listing, withoutValue(selection, facet.key, value)),
          })),
    )
}

const valuesOf = ({ chosen }: Selection, { key }: FacetDefinition) => chosen.get(key) ?? []

/** All that was chosen of one facet, in a few words. */
export function choiceWords(
  { locale, selection, documents }: Pick<Listing, 'locale' | 'selection' | 'documents'>,
  facet: FacetDefinition,
  t: Translate,
): string {
  const values = valuesOf(selection, facet)
  if (facet.kind === 'range') return rangeLabel(facet, values, locale, t)
  return values.map((value) => loneLabel(facet, value, documents, t)).join(', ')
}
