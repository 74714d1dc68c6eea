import type { FacetDefinition } from '@estu/domain/catalogue/listing/facets'
import { rangeOf, rangeText } from '@estu/domain/catalogue/listing/ranges'
import { translator } from '@/i18n/translator'
import type { Listing } from '../listing'
import { rangeLabel } from './range-label'

/** The most that a month may cost, as one choice of a few. */
export function MonthlyField({ listing, facet }: { listing: Listing; facet: FacetDefinition }) {
  const { locale, selection } = listing
  const t = translator(locale)
  const chosen = selection.chosen.get(facet.key) ?? []
  const choices = choicesOf(listing, facet, chosen)
  const range = rangeOf(facet.values ?? [], chosen)
  const value = range ? rangeText(range) : ''
  return (
    <label>
      <span className="small muted">{t('facet.monthly')}</span>
      <select className="input" name={facet.key} defaultValue={value} data-chosen={value}>
        <option value="">{t('listing.anyMonthly')}</option>
        {choices.map(({ text, buckets, count }) => (
          <option key={text} value={text} disabled={count === 0 && text !== value}>
            {`${rangeLabel(facet, buckets, locale, t)} (${count})`}
          </option>
        ))}
      </select>
    </label>
  )
}

/** «Up to» each edge, and whatever else an address asked for. */
function choicesOf({ counts }: Listing, { key, values = [] }: FacetDefinition, chosen: readonly string[]) {
  const upTo = values.slice(0, -1).map((_, index) => values.slice(0, index + 1))
  const isUsual = chosen.length === 0 || chosen[0] === values[0]
  return [...(isUsual ? [] : [chosen]), ...upTo].map((buckets) => ({
    buckets,
    text: rangeText(rangeOf(values, buckets) ?? { from: null, to: null }),
    count: buckets.reduce((sum, bucket) => sum + (counts.values.get(key)?.get(bucket) ?? 0), 0),
  }))
}
