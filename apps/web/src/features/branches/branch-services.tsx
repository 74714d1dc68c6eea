import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes, servicePath } from '@estu/domain/routing/routes'
import { Link } from '@/components/link'
import type { Branch, ServiceCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { servicePriceOf } from '@/lib/service-price'
import { BranchPart } from './branch-part'

/** What is done at a branch: how long, for how much, and booked right there. */
export function BranchServices({ locale, branch }: { locale: Locale; branch: Branch }) {
  const t = translator(locale)
  if (branch.offers.length === 0 && branch.services.length === 0) return null
  return (
    <BranchPart title={t('branches.servicesHere')}>
      <ul className="svc" role="list">
        {branch.offers.map((service) => (
          <li key={service.id}>
            <Link className="link strong tap" href={localisePath(locale, servicePath(service.slug))}>
              {service.title}
            </Link>
            <span>{t('services.minutes', { count: service.durationMin })}</span>
            <span className="num">{servicePriceOf(service.priceKzt, locale, t)}</span>
            <Booking locale={locale} branch={branch} service={service} />
          </li>
        ))}
      </ul>
      {branch.services.length > 0 && (
        <p className="muted">{t('branches.also', { services: branch.services.join(', ') })}</p>
      )}
    </BranchPart>
  )
}

function Booking({ locale, branch, service }: { locale: Locale; branch: Branch; service: ServiceCard }) {
  const t = translator(locale)
  if (!service.bookable) return <span className="svc__end muted">{t('branches.withoutBooking')}</span>
  const query = new URLSearchParams({ service: service.id, branch: branch.id })
  return (
    <a className="svc__end link tap" href={localisePath(locale, `${routes.appointment.path}?${query}`)}>
      {t('site.book')}
      <span className="sr">: {service.title}</span>
    </a>
  )
}
