import { withoutChoices } from '@estu/domain/catalogue/listing/change-selection'
import { facetsOfSection } from '@estu/domain/catalogue/listing/facets'
import { listingPath } from '@estu/domain/catalogue/listing/listing-path'
import { localisePath } from '@estu/domain/locale/locales'
import { ChosenChips } from '@estu/ui/listing/chosen-chips'
import { Facet } from '@estu/ui/listing/facet'
import { FilterSheet } from '@estu/ui/listing/filter-sheet'
import { nameOfMarkup, renderMarkup } from '@/components/static-markup'
import { translator } from '@/i18n/translator'
import { KeptFields } from '../browser/kept-fields'
import type { Chip } from '../chips-of'
import { hrefOf, type Listing, showWords } from '../listing'
import { FacetInside } from './facet-inside'

/** Facets that are open before anybody asks. */
const openFirst = 5
/** Shown with another facet, or above the list. */
const elsewhere = ['monthly', 'kind']

export const sheetId = 'filters'
export const formId = 'filter-form'

/** All that a listing can be narrowed by; zero keeps a value from being chosen, but never from being dropped. */
export function Filters({ listing, chips }: { listing: Listing; chips: readonly Chip[] }) {
  const { locale, selection, counts } = listing
  const { section, chosen } = selection
  const t = translator(locale)
  const facets = facetsOfSection[section].filter(({ key }) => !elsewhere.includes(key))
  const markup = renderMarkup(
    <>
      {(chosen.get('kind') ?? []).map((kind) => (
        <input key={kind} type="hidden" name="kind" value={kind} />
      ))}
      {facets.map((facet, index) => (
        <Facet
          key={facet.key}
          title={t(`facet.${facet.key as 'price'}`)}
          open={chosen.has(facet.key) || (index < openFirst && !facet.folded)}
        >
          <FacetInside listing={listing} facet={facet} />
        </Facet>
      ))}
    </>,
  )
  return (
    <FilterSheet
      id={sheetId}
      formId={formId}
      action={localisePath(locale, listingPath(section))}
      words={{
        title: t('listing.filters'),
        close: t('site.close'),
        submit: showWords(section, counts.total, t),
      }}
      chips={
        <ChosenChips
          label={t('listing.chosen')}
          chips={chips}
          remove={t('listing.remove')}
          reset={{ label: t('listing.reset'), href: hrefOf(listing, withoutChoices(selection)) }}
        />
      }
    >
      <KeptFields name={nameOfMarkup(markup)} markup={markup} />
    </FilterSheet>
  )
}
