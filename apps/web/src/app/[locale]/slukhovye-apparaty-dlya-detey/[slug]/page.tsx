import type { Locale } from '@estu/domain/locale/locales'
import { childrensDevicePath, devicePath } from '@estu/domain/routing/routes'
import { DevicePage } from '@/app/device-page'
import { type DocumentParams, documentMetadata } from '@/app/documents/load-document'
import { getDevice } from '@/content/catalogue/get-device'
import { placeholderSlug } from '@/lib/params'

type Props = { params: DocumentParams }

export const generateStaticParams = placeholderSlug

async function getChildrensDevice(locale: Locale, slug: string) {
  const device = await getDevice(locale, slug)
  return device?.audience.includes('child') ? device : null
}

/** The same device has its main address among all devices: search engines are told so. */
export const generateMetadata = ({ params }: Props) =>
  documentMetadata(params, getChildrensDevice, ({ slug }) => ({ path: devicePath(slug) }))

export default function Page({ params }: Props) {
  return <DevicePage params={params} get={getChildrensDevice} pathOf={childrensDevicePath} />
}
