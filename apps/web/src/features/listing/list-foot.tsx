import { firstPageKey } from '@estu/domain/catalogue/listing/listing-keys'
import { itemsOnPage } from '@estu/domain/catalogue/listing/selection'
import { formatNumber } from '@estu/domain/locale/numbers'
import { ListEnd } from '@estu/ui/listing/list-end'
import { Pager } from '@estu/ui/listing/pager'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'
import { firstShown, pageCount, pageNumbers } from './list-pages'
import { hrefOf, type Listing } from './listing'

/** The rest of a list: the next page under this one, or any page by its number. */
export function ListFoot({ listing }: { listing: Listing }) {
  const { locale, selection, firstPage, counts, shown, more } = listing
  const t = translator(locale)
  const { page } = selection
  const href = (number: number) => hrefOf(listing, { ...selection, page: number })
  const next = href(page + 1)
  // Where too many would stand together, the next page stands alone.
  const together = firstShown(firstPage, page + 1) === firstPage
  const last = Math.max(pageCount(counts.total), more ? page + 1 : page)
  const left = Math.max(1, Math.min(itemsOnPage, counts.total - page * itemsOnPage))
  return (
    <ListEnd
      shown={t('listing.shown', { shown: formatNumber(shown, locale), total: formatNumber(counts.total, locale) })}
      more={
        more
          ? {
              label: t('listing.more', { count: left }),
              href: next,
              append: together ? `${next}&${firstPageKey}=${firstPage}` : next,
            }
          : null
      }
    >
      {last > 1 && (
        <Pager
          label={t('listing.pages')}
          current={page}
          pages={pageNumbers(page, last).map((number) => ({
            number,
            href: href(number),
            label: t('listing.page', { number }),
          }))}
          next={more ? { label: t('listing.next'), href: next } : null}
          linkAs={Link}
        />
      )}
    </ListEnd>
  )
}
