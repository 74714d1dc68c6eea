import type { Locale } from '@estu/domain/locale/locales'
import { ButtonLink } from '@estu/ui/components/button-link'
import { KeyFacts } from '@estu/ui/components/key-facts'
import { BuyDock } from '@estu/ui/product/buy-dock'
import { PageHero } from '@estu/ui/sections/page-hero'
import type { Service } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { servicePriceOf } from '@/lib/service-price'
import { serviceKeyFacts } from './service-labels'
import { whereId } from './where-id'

type Props = { locale: Locale; service: Service; writeHref: string }

/** Whoever needs no appointment is shown where to come. */
const wayTo = ({ bookable }: Service, writeHref: string, t: Translate) =>
  bookable
    ? { href: writeHref, long: t('site.bookLong'), short: t('site.book') }
    : { href: `#${whereId}`, long: t('services.whereToCome'), short: t('services.whereToCome') }

/** What a service is, how to get it, and what it takes. */
export function ServiceHero({ locale, service, writeHref }: Props) {
  const t = translator(locale)
  const { href, long } = wayTo(service, writeHref, t)
  return (
    <PageHero picture={service.cover} facts={<KeyFacts facts={serviceKeyFacts(service, locale, t)} />}>
      <h1>{service.title}</h1>
      <p className="lead">{service.summary}</p>
      <div className="btns">
        <ButtonLink href={href} className="ctas__main">
          {long}
        </ButtonLink>
      </div>
    </PageHero>
  )
}

/** How long, for how much, and the way to book, which stay in sight on a phone. */
export function ServiceDock({ locale, service, writeHref }: Props) {
  const t = translator(locale)
  const { href, short } = wayTo(service, writeHref, t)
  return (
    <BuyDock
      price={
        <p className="small">
          {t('services.minutes', { count: service.durationMin })}
          <br />
          <b className="strong num">{servicePriceOf(service.priceKzt, locale, t)}</b>
        </p>
      }
      action={<ButtonLink href={href}>{short}</ButtonLink>}
    />
  )
}
