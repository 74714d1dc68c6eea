import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { isOpen, routes } from '@estu/domain/routing/routes'
import { InsertCell } from '@estu/ui/listing/insert-cell'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'
import { drawings } from '@/lib/drawings'
import { helpPath } from './facets/facet-inside'

/** A cell among the devices for whoever does not know what they need. */
export function ListingInsert({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const finder = isOpen(routes.finder.path)
  return (
    <InsertCell
      title={t('listing.insertTitle')}
      text={finder ? t('listing.insertFinder') : t('listing.insertBook')}
      action={finder ? t('listing.insertFinderAction') : t('listing.insertBookAction')}
      href={localisePath(locale, helpPath)}
      sprite={drawings}
      linkAs={Link}
    />
  )
}
