import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { listServices } from '@/content/clinic/list-services'
import { ServiceCards } from '@/features/services/service-cards'
import { translator } from '@/i18n/translator'
import { SectionPage } from '@/layout/section-page'
import { SiteFrame } from '@/layout/site-frame'
import { sectionMetadata } from '@/lib/fixed-page-metadata'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }
const { path } = routes.services

export const generateMetadata = ({ params }: Props) =>
  sectionMetadata(params, path, (t) => ({ title: t('services.title'), lead: t('services.lead') }))

export default async function ServicesPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const t = translator(locale)
  const services = await listServices(locale)
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <SectionPage locale={locale} title={t('services.title')} lead={t('services.lead')}>
        {services.length > 0 ? <ServiceCards locale={locale} services={services} /> : <p>{t('services.empty')}</p>}
      </SectionPage>
    </SiteFrame>
  )
}
