import type { Locale } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { ReactNode } from 'react'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import type { Service } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { organisationStub } from '@/lib/structured-data/organisation-stub'
import { ServiceBranches } from './service-branches'
import { serviceData } from './service-data'
import { ServiceDock, ServiceHero } from './service-hero'
import { ServiceQuestions } from './service-questions'
import { ServiceTeam } from './service-team'
import { ServiceVisit } from './service-visit'

type Props = { locale: Locale; service: Service; writeHref: string; children?: ReactNode }

/** A service: what happens, how long it takes, what it costs, how to prepare, where and by whom. */
export async function ServiceView({ locale, service, writeHref, children }: Props) {
  const t = translator(locale)
  const { name: organisation } = await getSiteBrand(locale)
  const section = { label: t('services.title'), href: routes.services.path }
  return (
    <div className="service-page">
      <Crumbs
        locale={locale}
        trail={[section, { label: service.title }]}
        about={serviceData(service, locale)}
        things={[organisationStub(organisation)]}
      />
      <article className="page">
        <ServiceHero locale={locale} service={service} writeHref={writeHref} />
        <ServiceVisit locale={locale} service={service} />
        <ServiceBranches locale={locale} service={service} />
        <ServiceTeam locale={locale} people={service.specialists} />
        <ServiceQuestions faq={service.faq} t={t} />
      </article>
      {children}
      <ServiceDock locale={locale} service={service} writeHref={writeHref} />
    </div>
  )
}
