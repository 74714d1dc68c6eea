import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Link } from '@/components/link'
import type { Account } from '@/content/customer/get-account'
import { translator } from '@/i18n/translator'

/** What was bought and until when it stands under warranty. */
export function AccountDevices({ locale, orders }: { locale: Locale; orders: Account['orders'] }) {
  const t = translator(locale)
  const warranties = orders.flatMap((order) => order.warranties)
  return (
    <section aria-labelledby="devices" className="form">
      <h2 id="devices">{t('account.devices')}</h2>
      {warranties.length === 0 && <p>{t('account.noDevices')}</p>}
      <ul className="plainlist">
        {warranties.map(({ title, until }) => (
          <li key={`${title}-${until}`}>
            {title}{' '}
            <span className="muted num">
              {t('account.until', { date: formatDate(new Date(until), locale, 'day') })}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link className="link tap" href={localisePath(locale, routes.favourites.path)}>
          {t('account.marked')}
        </Link>
      </p>
      <p>
        <Link className="link tap" href={localisePath(locale, routes.fittingSupplies.path)}>
          {t('fitting.title')}
        </Link>
      </p>
    </section>
  )
}
