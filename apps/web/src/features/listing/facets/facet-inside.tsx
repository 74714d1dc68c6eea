import type { FacetDefinition } from '@estu/domain/catalogue/listing/facets'
import { localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { FacetChoices } from '@estu/ui/listing/facet-choices'
import { FormPicker } from '@estu/ui/listing/form-picker'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'
import { drawings } from '@/lib/drawings/drawings'
import type { Listing } from '../listing'
import { drawingOf } from './drawing-of'
import { PriceFacet } from './price-facet'
import { valueLabel } from './value-label'

type Props = { listing: Listing; facet: FacetDefinition }

/** One facet as it is chosen best: by typing, by its drawing, or by name. */
export function FacetInside({ listing, facet }: Props) {
  const { locale } = listing
  if (facet.kind === 'range') return <PriceFacet listing={listing} facet={facet} />
  const choices = choicesOf(listing, facet)
  if (facet.key === 'form') {
    const drawn = choices.map((choice) => ({ ...choice, drawing: drawingOf(choice.value) }))
    return <FormPicker name={facet.key} choices={drawn} drawings={drawings} />
  }
  return (
    <>
      <FacetChoices name={facet.key} choices={choices} />
      {facet.key === 'loss' && (
        <Link className="link small tap" href={localisePath(locale, routes.finder.path)}>
          {translator(locale)('listing.unknownLoss')}
        </Link>
      )}
    </>
  )
}

function choicesOf({ locale, selection, counts, documents }: Listing, facet: FacetDefinition) {
  const t = translator(locale)
  const chosen = selection.chosen.get(facet.key) ?? []
  const known = facet.of
    ? documents[facet.of].map(({ id, slug }) => ({ stored: id, value: slug }))
    : (facet.values ?? []).map((value) => ({ stored: value, value }))
  return known.map(({ stored, value }) => ({
    value,
    label: valueLabel(facet, stored, documents, t),
    count: counts.values.get(facet.key)?.get(stored) ?? 0,
    chosen: chosen.includes(stored),
  }))
}
