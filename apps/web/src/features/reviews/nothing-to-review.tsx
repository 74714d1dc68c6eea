import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { translator } from '@/i18n/translator'

/** The address names no product: where reviews begin. */
export function NothingToReview({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <div className="page form-page">
      <h1>{t('writeReview.title')}</h1>
      <p className="lead">{t('problem.not-found')}</p>
      <p>
        <ButtonLink href={localisePath(locale, routes.devices.path)}>{t('devices.title')}</ButtonLink>
      </p>
    </div>
  )
}
