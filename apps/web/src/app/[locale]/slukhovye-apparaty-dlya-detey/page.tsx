import { childrensDevicePath, routes } from '@estu/domain/routing/routes'
import { DeviceListPage } from '@/app/device-list-page'
import { listDevices } from '@/content/catalogue/list-devices'
import { sectionMetadata } from '@/lib/fixed-page-metadata'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }
const { path } = routes.childrensDevices

export const generateMetadata = ({ params }: Props) =>
  sectionMetadata(params, path, (t) => ({ title: t('children.title'), lead: t('children.lead') }))

export default async function ChildrensDevicesPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const devices = (await listDevices(locale)).filter(({ audience }) => audience.includes('child'))
  return <DeviceListPage locale={locale} path={path} words="children" devices={devices} pathOf={childrensDevicePath} />
}
