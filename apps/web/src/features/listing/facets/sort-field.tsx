import { type SortOrder, sortOrders } from '@estu/domain/catalogue/listing/selection'
import { type Translate, translator } from '@/i18n/translator'
import type { Listing } from '../listing'
import { formId } from './filters'

const labels: Record<SortOrder, (t: Translate) => string> = {
  recommended: (t) => t('listingSort.recommended'),
  price: (t) => t('listingSort.priceUp'),
  '-price': (t) => t('listingSort.priceDown'),
  new: (t) => t('listingSort.new'),
}

/** In which order the items stand; part of the form of filters, though it stands outside of it. */
export function SortField({ locale, selection: { sort } }: Listing) {
  const t = translator(locale)
  const value = sort === 'recommended' ? '' : sort
  return (
    <>
      <label htmlFor="sort">{t('listing.sort')}</label>
      <select id="sort" className="input" name="sort" form={formId} defaultValue={value} data-chosen={value}>
        {sortOrders.map((order) => (
          <option key={order} value={order === 'recommended' ? '' : order}>
            {labels[order](t)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn btn--quiet btn--s" form={formId}>
          {t('listing.apply')}
        </button>
      </noscript>
    </>
  )
}
