import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { isOpen, routes } from '@estu/domain/routing/routes'
import { Tile } from '@estu/ui/cards/tile'
import { ButtonLink } from '@estu/ui/components/button-link'
import { CarePath } from '@estu/ui/sections/care-path'
import { HearingLossDemo } from '@estu/ui/sections/hearing-loss-demo'
import { Hero } from '@estu/ui/sections/hero'
import { NeedList } from '@estu/ui/sections/need-list'
import { SectionHead } from '@estu/ui/sections/section-head'
import { TrustList } from '@estu/ui/sections/trust-list'
import type { ReactNode } from 'react'
import { Link } from '@/components/link'
import type { Home } from '@/content/editorial/get-home'
import type { Link as LinkData, Organisation } from '@/content/types'
import { translator } from '@/i18n/translator'
import { drawings } from '@/lib/drawings'

type Slots = { popular: ReactNode; promotions: ReactNode; articles: ReactNode; branches: ReactNode }
type Props = { locale: Locale; home: Home; organisation: Organisation; deviceCount: number; slots: Slots }

/** The home page: the need first, the product second. */
export function HomeView({ locale, home, organisation, deviceCount, slots }: Props) {
  const t = translator(locale)
  const to = (href: string) => localisePath(locale, href)
  return (
    <>
      <Hero
        title={home.title}
        lead={home.lead}
        note={home.note}
        before={home.artBefore}
        after={home.artAfter}
        sprite={drawings}
        actions={
          <>
            <Action link={home.primary} tone="primary" locale={locale} />
            <Action link={home.secondary} tone="secondary" locale={locale} />
          </>
        }
      />
      <NeedList
        title={t('home.needs')}
        needs={home.needs.filter(({ href }) => isOpen(href)).map((need) => ({ ...need, href: to(need.href) }))}
        linkAs={Link}
      />
      <Phrase home={home} locale={locale} />
      <section className="section section--first">
        <div className="page">
          <SectionHead
            title={home.popular.title}
            link={{ label: t('home.allDevices', { count: deviceCount }), href: to(routes.devices.path) }}
            linkAs={Link}
          />
          {slots.popular}
        </div>
      </section>
      <section className="section">
        <div className="page">
          <SectionHead title={home.journey.title} />
          <CarePath steps={home.journey.steps} sprite={drawings} />
        </div>
      </section>
      <section className="section">
        <div className="page duo">
          <Tile
            title={home.stateSupport.title}
            text={home.stateSupport.text}
            note={home.stateSupport.checked}
            link={home.stateSupport.link && { ...home.stateSupport.link, href: to(home.stateSupport.link.href) }}
            linkAs={Link}
          />
          {slots.promotions}
        </div>
      </section>
      <section className="section">
        <div className="page">
          <SectionHead
            title={home.articlesTitle}
            link={{ label: t('home.allArticles'), href: to(routes.expertArticles.path) }}
            linkAs={Link}
          />
          {slots.articles}
        </div>
      </section>
      <section className="section">
        <div className="page">
          <SectionHead
            title={home.branchesTitle}
            link={{ label: t('home.allBranches'), href: to(routes.branches.path) }}
            linkAs={Link}
          />
          {slots.branches}
          <h2 className="sr">{t('home.trust')}</h2>
          <TrustList claims={organisation.claims} />
        </div>
      </section>
    </>
  )
}

function Action({
  link,
  tone,
  locale,
}: {
  link: LinkData | null
  tone: 'primary' | 'secondary' | 'light'
  locale: Locale
}) {
  if (!link || !isOpen(link.href)) return null
  return (
    <ButtonLink href={localisePath(locale, link.href)} tone={tone} linkAs={Link}>
      {link.label}
    </ButtonLink>
  )
}

function Phrase({ home, locale }: { home: Home; locale: Locale }) {
  const { phrase } = home
  if (!phrase.text) return null
  return (
    <section className="section deep section--deep">
      <div className="page split">
        <div className="stack">
          <HearingLossDemo text={phrase.text} spoken={phrase.spoken} />
          <p className="lead">{phrase.lead}</p>
        </div>
        <div className="stack">
          <p>{phrase.text2}</p>
          <Action link={phrase.primary} tone="light" locale={locale} />
          {phrase.secondary && isOpen(phrase.secondary.href) && (
            <Link className="link tap" href={localisePath(locale, phrase.secondary.href)}>
              {phrase.secondary.label}
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}
