import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { listServices } from '@/content/clinic/list-services'
import { ServiceCards } from '@/features/services/service-cards'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { SiteFrame } from '@/layout/site-frame'
import { pageMetadata } from '@/lib/page-metadata'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }
const { path } = routes.services

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const t = translator(locale)
  const seo = { title: `${t('services.title')} · ${t('site.name')}`, description: t('services.lead') }
  return pageMetadata({ locale, path, languages: locales, seo })
}

export default async function ServicesPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const t = translator(locale)
  const services = await listServices(locale)
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <Crumbs locale={locale} trail={[{ label: t('services.title') }]} />
      <div className="page">
        <header className="page-head">
          <h1>{t('services.title')}</h1>
          <p className="lead">{t('services.lead')}</p>
        </header>
        {services.length > 0 ? <ServiceCards locale={locale} services={services} /> : <p>{t('services.empty')}</p>}
      </div>
    </SiteFrame>
  )
}
