import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'

/** For whoever comes to be thanked though nothing was ordered or booked: where that is done, and where to ask. */
export function NothingTaken({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <>
      <h1>{t('thanks.nothing')}</h1>
      <p className="lead">{t('thanks.nothingText')}</p>
      <div className="btns">
        <ButtonLink href={localisePath(locale, routes.cart.path)}>{t('cart.title')}</ButtonLink>
        <ButtonLink tone="secondary" href={localisePath(locale, routes.devices.path)}>
          {t('cart.continue')}
        </ButtonLink>
        <ButtonLink tone="secondary" href={localisePath(locale, routes.appointment.path)}>
          {t('visit.title')}
        </ButtonLink>
      </div>
      <p>{t('thanks.nothingAsk')}</p>
      <p>
        <Link className="link tap" href={localisePath(locale, routes.findRequest.path)}>
          {t('findRequest.link')}
        </Link>
      </p>
      <p>
        <Link className="link tap" href={localisePath(locale, routes.feedback.path)}>
          {t('thanks.ask')}
        </Link>
      </p>
    </>
  )
}
