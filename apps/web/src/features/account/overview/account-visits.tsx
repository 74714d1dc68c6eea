import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { appointmentPath, routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Link } from '@/components/link'
import type { Account } from '@/content/customer/get-account'
import { translator } from '@/i18n/translator'

export function AccountVisits({ locale, visits }: { locale: Locale; visits: Account['visits'] }) {
  const t = translator(locale)
  return (
    <section aria-labelledby="visits" className="form">
      <h2 id="visits">{t('account.visits')}</h2>
      {visits.length === 0 && (
        <>
          <p>{t('account.noVisits')}</p>
          <p>
            <ButtonLink tone="secondary" href={localisePath(locale, routes.appointment.path)}>
              {t('site.bookLong')}
            </ButtonLink>
          </p>
        </>
      )}
      <ul className="own-list" role="list">
        {visits.map((visit) => (
          <li key={visit.id}>
            <p>
              <Link className="link tap strong" href={localisePath(locale, appointmentPath(visit.token))}>
                {formatDate(new Date(visit.startsAt), locale, 'weekdayTime')}
              </Link>
            </p>
            <p className="strong">{t(`visit.${visit.status}`)}</p>
            <p className="muted">{visit.service}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
