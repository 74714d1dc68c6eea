import { routes } from '@estu/domain/routing/routes'
import { DeviceListPage } from '@/app/device-list-page'
import { listDevices } from '@/content/catalogue/list-devices'
import { sectionMetadata } from '@/lib/fixed-page-metadata'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }
const { path } = routes.devices

export const generateMetadata = ({ params }: Props) =>
  sectionMetadata(params, path, (t) => ({ title: t('devices.title'), lead: t('devices.lead') }))

export default async function DevicesPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  return <DeviceListPage locale={locale} path={path} words="devices" devices={await listDevices(locale)} />
}
