import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { InsertCell } from '@estu/ui/listing/insert-cell'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'
import { drawings } from '@/lib/drawings/drawings'

/** A cell among the devices for whoever does not know what they need. */
export function ListingInsert({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <InsertCell
      title={t('listing.insertTitle')}
      text={t('listing.insertFinder')}
      action={t('listing.insertFinderAction')}
      href={localisePath(locale, routes.finder.path)}
      drawings={drawings}
      linkAs={Link}
    />
  )
}
