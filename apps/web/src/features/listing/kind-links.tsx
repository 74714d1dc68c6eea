import { withoutFacet, withValues } from '@estu/domain/catalogue/listing/change-selection'
import { facetOf } from '@estu/domain/catalogue/listing/facets'
import { KindChips } from '@estu/ui/listing/kind-chips'
import { translator } from '@/i18n/translator'
import { valueLabel } from './facets/value-label'
import { hrefOf, type Listing } from './listing'

/** The kinds of a section, in place of a shelf for each. */
export function KindLinks({ listing }: { listing: Listing }) {
  const { locale, selection, counts, documents } = listing
  const facet = facetOf(selection.section, 'kind')
  if (!facet) return null
  const t = translator(locale)
  const chosen = selection.chosen.get('kind') ?? []
  const found = counts.values.get('kind') ?? new Map<string, number>()
  const kinds = (facet.values ?? []).map((value) => ({
    label: valueLabel(facet, value, documents, t),
    count: found.get(value) ?? 0,
    href: hrefOf(listing, withValues(selection, 'kind', [value])),
    current: chosen.includes(value),
  }))
  const all = {
    label: t('listing.all'),
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    href: hrefOf(listing, withoutFacet(selection, 'kind')),
    current: chosen.length === 0,
  }
  return (
    <KindChips label={t('listing.kinds')} kinds={[all, ...kinds.filter(({ count, current }) => count || current)]} />
  )
}
