import type { Locale } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Accordion } from '@estu/ui/components/accordion'
import { ButtonLink } from '@estu/ui/components/button-link'
import { KeyFacts } from '@estu/ui/components/key-facts'
import { RichTextView } from '@/components/text/rich-text'
import { getOrganisation } from '@/content/clinic/get-organisation'
import type { Service } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { organisationStub } from '@/lib/structured-data/organisation-stub'
import { ServiceBranches } from './service-branches'
import { serviceData } from './service-data'
import { serviceKeyFacts } from './service-labels'
import { ServiceTeam } from './service-team'
import { TermsSection } from './terms-section'

type Props = { locale: Locale; service: Service; writeHref: string }

/** A service: what happens, how long it takes, what it costs, how to prepare, where and by whom. */
export async function ServiceView({ locale, service, writeHref }: Props) {
  const t = translator(locale)
  const { name: organisation } = await getOrganisation(locale)
  const section = { label: t('services.title'), href: routes.services.path }
  return (
    <>
      <Crumbs
        locale={locale}
        trail={[section, { label: service.title }]}
        about={serviceData(service, locale)}
        things={[organisationStub(organisation)]}
      />
      <article className="page">
        <header className="page-head">
          <h1>{service.title}</h1>
          <p className="lead">{service.summary}</p>
          <p>
            <ButtonLink href={writeHref}>{t('site.bookLong')}</ButtonLink>
          </p>
        </header>
        <KeyFacts facts={serviceKeyFacts(service, locale, t)} />
        {service.body && (
          <TermsSection title={t('services.how')}>
            <RichTextView text={service.body} locale={locale} />
          </TermsSection>
        )}
        {service.preparation && (
          <TermsSection title={t('services.preparation')}>
            <RichTextView text={service.preparation} locale={locale} />
          </TermsSection>
        )}
        <ServiceBranches locale={locale} branches={service.branches} />
        <ServiceTeam locale={locale} people={service.specialists} />
        {service.faq.length > 0 && (
          <TermsSection title={t('services.faq')} narrow>
            <Accordion items={service.faq.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))} />
          </TermsSection>
        )}
      </article>
    </>
  )
}
