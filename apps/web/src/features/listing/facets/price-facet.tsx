import { type FacetDefinition, facetOf } from '@estu/domain/catalogue/listing/facets'
import { rangeEnds } from '@estu/domain/catalogue/listing/listing-keys'
import { placesFrom, rangeOf } from '@estu/domain/catalogue/listing/ranges'
import { formatNumber } from '@estu/domain/locale/numbers'
import { RangeFields } from '@estu/ui/listing/range-fields'
import { translator } from '@/i18n/translator'
import type { Listing } from '../listing'
import { MonthlyField } from './monthly-field'

/** A price from and to, with bars that show where the items are, and the most that a month may cost. */
export function PriceFacet({ listing, facet }: { listing: Listing; facet: FacetDefinition }) {
  const { locale, selection, counts } = listing
  const t = translator(locale)
  const edges = facet.edges ?? []
  const chosen = selection.chosen.get(facet.key) ?? []
  const range = rangeOf(edges, chosen)
  const names = rangeEnds(facet.key)
  const monthly = facetOf(selection.section, 'monthly')
  const count = (place: string) => counts.values.get(facet.key)?.get(place) ?? 0
  const typed = (value: number | null | undefined) => (value == null ? '' : formatNumber(value, locale))
  return (
    <>
      <RangeFields
        bars={edges.map(placesFrom).map(([at, above]) => ({
          edge: above,
          count: count(at) + count(above),
          within: chosen.length === 0 || chosen.includes(above),
        }))}
        from={{ name: names.from, label: t('listing.priceFrom'), value: typed(range?.from), hint: '0' }}
        to={{ name: names.to, label: t('listing.priceTo'), value: typed(range?.to), hint: typed(Number(edges.at(-1))) }}
      />
      {monthly && <MonthlyField listing={listing} facet={monthly} />}
    </>
  )
}
