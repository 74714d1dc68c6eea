import { withoutChoices } from '@estu/domain/catalogue/listing/change-selection'
import { selectionQuery } from '@estu/domain/catalogue/listing/selection-query'
import { ChosenChips } from '@estu/ui/listing/chosen-chips'
import { ListingLayout } from '@estu/ui/listing/listing-layout'
import type { ReactNode } from 'react'
import { translator } from '@/i18n/translator'
import { ListingStatus } from './browser/listing-status'
import { chipsOf } from './chips-of'
import { Filters, sheetId } from './facets/filters'
import { SortField } from './facets/sort-field'
import { KindLinks } from './kind-links'
import { ListFoot } from './list-foot'
import { countWords, hrefOf, type Listing } from './listing'

type Props = {
  listing: Listing
  /** What to show where nothing fits. */
  empty: ReactNode
  /** The items as cards. */
  children: ReactNode
}

/** A listing with all that narrows it: works as links and one form, at once where there is a script. */
export function ListingView({ listing, empty, children }: Props) {
  const { locale, selection, firstPage, counts, outOf, documents } = listing
  const t = translator(locale)
  const chips = chipsOf(listing, t)
  const isEmpty = listing.shown === 0
  return (
    <ListingLayout
      sheetId={sheetId}
      sheet={<Filters listing={listing} chips={chips} />}
      openLabel={chips.length > 0 ? t('listing.filtersChosen', { count: chips.length }) : t('listing.filters')}
      status={
        <ListingStatus
          state={`${firstPage}?${selectionQuery(selection, documents)}`}
          busy={t('listing.updating')}
          offline={t('listing.offline')}
        >
          <b className="strong num">{countWords(selection.section, counts.total, t)}</b>
          {counts.total < outOf && <span className="muted num"> {t('listing.of', { total: outOf })}</span>}
        </ListingStatus>
      }
      sort={<SortField {...listing} />}
    >
      <KindLinks listing={listing} />
      <ChosenChips
        label={t('listing.chosen')}
        chips={chips}
        remove={t('listing.remove')}
        reset={{ label: t('listing.reset'), href: hrefOf(listing, withoutChoices(selection)) }}
      />
      {isEmpty ? empty : children}
      {!isEmpty && <ListFoot listing={listing} />}
    </ListingLayout>
  )
}
