import type { Locale } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Accordion } from '@estu/ui/components/accordion'
import { ButtonLink } from '@estu/ui/components/button-link'
import type { ReactNode } from 'react'
import { Link } from '@/components/link'
import { RichTextView } from '@/components/text/rich-text'
import type { Landing } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import type { PageThings } from '@/lib/structured-data/page-graph'

type Props = {
  locale: Locale
  landing: Landing
  /** The listing with the same choices. */
  listHref: string
  /** What search engines are told is in it. */
  about?: PageThings['about']
  /** The first items as cards; null where there are none. A draft is seen without them. */
  children?: ReactNode
}

/** What a combination of choices leads to, with words of its own, and the way to the filters. */
export function LandingView({ locale, landing, listHref, about, children }: Props) {
  const t = translator(locale)
  return (
    <>
      <Crumbs
        locale={locale}
        trail={[{ label: t('landings.title'), href: routes.landingPages.path }, { label: landing.title }]}
        about={about}
      />
      <div className="page">
        <header className="page-head">
          <h1>{landing.title}</h1>
          <p className="lead">{landing.lead}</p>
        </header>
        {children === null ? <p>{t('landings.empty')}</p> : children}
        <div className="more-row">
          <ButtonLink href={listHref} tone="secondary" linkAs={Link}>
            {t('landings.openFilters')}
          </ButtonLink>
        </div>
        {landing.body && (
          <div className="section section--first section--tight">
            <RichTextView text={landing.body} locale={locale} />
          </div>
        )}
        {landing.faq.length > 0 && (
          <section className="narrow">
            <h2 className="gap-below">{t('landings.faq')}</h2>
            <Accordion items={landing.faq.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))} />
          </section>
        )}
      </div>
    </>
  )
}
