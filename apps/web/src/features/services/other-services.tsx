import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes, servicePath } from '@estu/domain/routing/routes'
import { SectionHead } from '@estu/ui/sections/section-head'
import { Link } from '@/components/link'
import type { ServiceCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { servicePriceOf } from '@/lib/service-price'

/** Other services with how long they take and what they cost, and the way to all of them. */
export function OtherServices({ locale, services }: { locale: Locale; services: readonly ServiceCard[] }) {
  const t = translator(locale)
  if (services.length === 0) return null
  return (
    <section className="page terms">
      <SectionHead
        title={t('services.others')}
        link={{ label: t('services.all'), href: localisePath(locale, routes.services.path) }}
        linkAs={Link}
      />
      <ul className="svc" role="list">
        {services.map(({ id, slug, title, durationMin, priceKzt, bookable }) => (
          <li key={id}>
            <Link className="link strong tap" href={localisePath(locale, servicePath(slug))}>
              {title}
            </Link>
            <span>{t('services.minutes', { count: durationMin })}</span>
            <span className="num">{servicePriceOf(priceKzt, locale, t)}</span>
            {bookable ? (
              <a
                className="svc__end link tap"
                href={localisePath(locale, `${routes.appointment.path}?${new URLSearchParams({ service: id })}`)}
              >
                {t('site.book')}
                <span className="sr">: {title}</span>
              </a>
            ) : (
              <span className="svc__end muted">{t('branches.withoutBooking')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
