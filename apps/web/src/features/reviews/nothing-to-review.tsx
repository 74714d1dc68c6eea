import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { translator } from '@/i18n/translator'

/** No product is named yet: a review is of one, and begins at its page. */
export function NothingToReview({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <div className="page form-page">
      <h1>{t('writeReview.title')}</h1>
      <p className="lead">{t('writeReview.choose')}</p>
      <p>
        <ButtonLink href={localisePath(locale, routes.devices.path)}>{t('devices.title')}</ButtonLink>
      </p>
    </div>
  )
}
