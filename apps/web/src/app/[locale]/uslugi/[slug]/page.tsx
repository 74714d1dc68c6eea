import { localisePath } from '@estu/domain/locale/locales'
import { routes, servicePath } from '@estu/domain/routing/routes'
import { type DocumentParams, documentMetadata, loadDocument } from '@/app/documents/load-document'
import { getService } from '@/content/clinic/get-service'
import { listServices } from '@/content/clinic/list-services'
import { OtherServices } from '@/features/services/other-services'
import { ServiceView } from '@/features/services/service-view'
import { SiteFrame } from '@/layout/site-frame'
import { placeholderSlug } from '@/lib/params'

type Props = { params: DocumentParams }

/** As many others as are read at a glance. */
const othersShown = 5

export const generateStaticParams = placeholderSlug

export const generateMetadata = ({ params }: Props) =>
  documentMetadata(params, getService, ({ slug }) => ({ path: servicePath(slug) }))

export default async function ServicePage({ params }: Props) {
  const found = await loadDocument(params, getService, servicePath)
  if (!found) return null
  const { locale, document: service } = found
  const others = (await listServices(locale, othersShown + 1)).filter(({ id }) => id !== service.id)
  return (
    <SiteFrame locale={locale} path={servicePath(service.slug)} languages={service.languages}>
      <ServiceView
        locale={locale}
        service={service}
        writeHref={localisePath(locale, `${routes.appointment.path}?service=${service.id}`)}
      >
        <OtherServices locale={locale} services={others.slice(0, othersShown)} />
      </ServiceView>
    </SiteFrame>
  )
}
