import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { linkDays } from '@estu/domain/orders/links/link-term'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { translator } from '@/i18n/translator'

/** A link whose term is over tells nothing but that, and where to ask instead. */
export function LinkExpired({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <div className="page form-page">
      <h1>{t('linkProof.expired')}</h1>
      <p className="lead">{t('linkProof.expiredText', { days: linkDays })}</p>
      <p>
        <ButtonLink href={localisePath(locale, routes.findRequest.path)}>{t('findRequest.title')}</ButtonLink>
      </p>
    </div>
  )
}
