import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { pagePath, routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'

/** What parents need before any device. */
export function ParentsHelp({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <section className="parents" aria-labelledby="parents">
      <h2 id="parents">{t('listing.parentsTitle')}</h2>
      <p className="lead">{t('listing.parentsText')}</p>
      <div className="btns">
        <ButtonLink href={localisePath(locale, routes.appointment.path)} linkAs={Link}>
          {t('listing.parentsBook')}
        </ButtonLink>
        <ButtonLink href={localisePath(locale, pagePath('mama-surdopedagog'))} tone="quiet" linkAs={Link}>
          {t('listing.parentsTeacher')}
        </ButtonLink>
      </div>
    </section>
  )
}
