import { localisePath } from '@estu/domain/locale/locales'
import { routes, servicePath } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { JsonLd } from '@/components/json-ld'
import { getService } from '@/content/clinic/get-service'
import { serviceData } from '@/features/services/service-data'
import { ServiceView } from '@/features/services/service-view'
import { SiteFrame } from '@/layout/site-frame'
import { goneOrMoved } from '@/lib/gone-or-moved'
import { pageMetadata } from '@/lib/page-metadata'
import { localeAndSlugOf, placeholderSlug } from '@/lib/params'

type Props = { params: Promise<{ locale: string; slug: string }> }

export const generateStaticParams = placeholderSlug

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const wanted = localeAndSlugOf(await params)
  const service = wanted && (await getService(wanted.locale, wanted.slug))
  if (!service) return {}
  return pageMetadata({ ...wanted, path: servicePath(service.slug), languages: service.languages, seo: service.seo })
}

export default async function ServicePage({ params }: Props) {
  const wanted = localeAndSlugOf(await params)
  if (!wanted) return null
  const { locale, slug } = wanted
  const service = await getService(locale, slug)
  if (!service) return goneOrMoved(locale, servicePath(slug))
  return (
    <SiteFrame locale={locale} path={servicePath(service.slug)} languages={service.languages}>
      <JsonLd data={serviceData(service, locale)} />
      <ServiceView
        locale={locale}
        service={service}
        writeHref={localisePath(locale, `${routes.appointment.path}?service=${service.id}`)}
      />
    </SiteFrame>
  )
}
