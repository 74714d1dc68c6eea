import { childrensDevicePath, devicePath } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { DevicePage } from '@/app/device-page'
import { getDevice } from '@/content/catalogue/get-device'
import { pageMetadata } from '@/lib/page-metadata'
import { localeAndSlugOf, placeholderSlug } from '@/lib/params'

type Props = { params: Promise<{ locale: string; slug: string }> }

export const generateStaticParams = placeholderSlug

/** The same device has its main address among all devices: search engines are told so. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const wanted = localeAndSlugOf(await params)
  const device = wanted && (await getDevice(wanted.locale, wanted.slug))
  if (!wanted || !device?.audience.includes('child')) return {}
  return pageMetadata({ ...wanted, path: devicePath(device.slug), languages: device.languages, seo: device.seo })
}

export default function Page({ params }: Props) {
  return <DevicePage params={params} pathOf={childrensDevicePath} forChildren />
}
