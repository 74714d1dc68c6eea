import type { FacetCounts } from '@estu/domain/catalogue/listing/selection'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { CarePath } from '@estu/ui/sections/care-path'
import { NeedList } from '@estu/ui/sections/need-list'
import { TrustList } from '@estu/ui/sections/trust-list'
import type { ReactNode } from 'react'
import { Link } from '@/components/link'
import { StaticMarkup } from '@/components/static-markup'
import type { Home } from '@/content/editorial/get-home'
import type { Organisation } from '@/content/types'
import { translator } from '@/i18n/translator'
import { drawings } from '@/lib/drawings/drawings'
import { DeviceForms } from './device-forms'
import { HearingLossPhrase } from './hearing-loss-phrase'
import { HomeHero } from './home-hero'
import { HomeSection } from './home-section'
import { SupportAndPromotions } from './support-and-promotions'

type Slots = {
  popular: ReactNode
  listening: ReactNode
  promotions: ReactNode
  articles: ReactNode
  branches: ReactNode
}
type Props = {
  locale: Locale
  home: Home
  organisation: Organisation
  deviceCounts: FacetCounts
  /** Null where there is nothing to show: no heading stands over nothing. */
  slots: Slots
}

/** The home page: the need first, the product second. */
export function HomeView({ locale, home, organisation, deviceCounts, slots }: Props) {
  const t = translator(locale)
  const to = (href: string) => localisePath(locale, href)
  const needs = home.needs.map((need) => ({ ...need, href: to(need.href) }))
  const all = {
    devices: { label: t('home.allDevices', { count: deviceCounts.total }), href: to(routes.devices.path) },
    articles: { label: t('home.allArticles'), href: to(routes.expertArticles.path) },
    branches: { label: t('home.allBranches'), href: to(routes.branches.path) },
  }
  return (
    <>
      <HomeHero home={home} locale={locale} />
      {needs.length > 0 && <NeedList title={t('home.needs')} needs={needs} linkAs={Link} />}
      <HearingLossPhrase phrase={home.phrase} locale={locale} />
      {slots.popular && (
        <HomeSection title={home.popular.title} link={all.devices} first>
          {slots.popular}
        </HomeSection>
      )}
      {slots.listening}
      <StaticMarkup>
        {deviceCounts.total > 0 && <DeviceForms locale={locale} counts={deviceCounts} />}
        {home.journey.steps.length > 0 && (
          <HomeSection title={home.journey.title}>
            <CarePath steps={home.journey.steps} drawings={drawings} />
          </HomeSection>
        )}
        {(home.stateSupport.title || slots.promotions) && (
          <SupportAndPromotions support={home.stateSupport} promotions={slots.promotions} locale={locale} />
        )}
        {slots.articles && (
          <HomeSection title={home.articlesTitle} link={all.articles}>
            {slots.articles}
          </HomeSection>
        )}
      </StaticMarkup>
      {(slots.branches || organisation.claims.length > 0) && (
        <HomeSection title={home.branchesTitle} link={all.branches}>
          {slots.branches}
          {organisation.claims.length > 0 && (
            <>
              <h2 className="sr">{t('home.trust')}</h2>
              <TrustList claims={organisation.claims} />
            </>
          )}
        </HomeSection>
      )}
    </>
  )
}
