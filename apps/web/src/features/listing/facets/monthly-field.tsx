import type { FacetDefinition } from '@estu/domain/catalogue/listing/facets'
import { placesOf, rangeOf, rangeText } from '@estu/domain/catalogue/listing/ranges'
import { translator } from '@/i18n/translator'
import type { Listing } from '../listing'
import { rangeLabel } from './range-label'

/** The most that a month may cost, as one choice of a few. */
export function MonthlyField({ listing, facet }: { listing: Listing; facet: FacetDefinition }) {
  const { locale, selection } = listing
  const t = translator(locale)
  const chosen = selection.chosen.get(facet.key) ?? []
  const choices = choicesOf(listing, facet, chosen)
  const range = rangeOf(facet.edges ?? [], chosen)
  const value = range ? rangeText(range) : ''
  return (
    <label>
      <span className="small muted">{t('facet.monthly')}</span>
      <select className="input" name={facet.key} defaultValue={value} data-chosen={value}>
        <option value="">{t('listing.anyMonthly')}</option>
        {choices.map(({ text, places, count }) => (
          <option key={text} value={text} disabled={count === 0 && text !== value}>
            {`${rangeLabel(facet, places, locale, t)} (${count})`}
          </option>
        ))}
      </select>
    </label>
  )
}

/** «Up to» each edge, and whatever else an address asked for. */
function choicesOf({ counts }: Listing, { key, edges = [], values = [] }: FacetDefinition, chosen: readonly string[]) {
  const upTo = edges.slice(1).map((edge) => placesOf(edges, { from: null, to: Number(edge) }))
  const isUsual = chosen.length === 0 || chosen[0] === values[0]
  return [...(isUsual ? [] : [chosen]), ...upTo].map((places) => ({
    places,
    text: rangeText(rangeOf(edges, places) ?? { from: null, to: null }),
    count: places.reduce((sum, place) => sum + (counts.values.get(key)?.get(place) ?? 0), 0),
  }))
}
