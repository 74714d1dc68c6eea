import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { appointmentPath } from '@estu/domain/routing/routes'
import { dotted } from '@estu/domain/text/typography/dotted'
import { Link } from '@/components/link'
import type { Account } from '@/content/customer/get-account'
import { translator } from '@/i18n/translator'

export function AccountVisits({ locale, visits }: { locale: Locale; visits: Account['visits'] }) {
  const t = translator(locale)
  return (
    <section aria-labelledby="visits" className="form">
      <h2 id="visits">{t('account.visits')}</h2>
      {visits.length === 0 && <p>{t('account.noVisits')}</p>}
      <ul className="plainlist">
        {visits.map((visit) => (
          <li key={visit.id}>
            <Link className="link tap" href={localisePath(locale, appointmentPath(visit.token))}>
              {formatDate(new Date(visit.startsAt), locale, 'dayTime')}
            </Link>{' '}
            <span>{dotted([visit.service, t(`visit.${visit.status}`)])}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
