import { devicePath } from '@estu/domain/routes'
import type { Metadata } from 'next'
import { getDevice } from '@/content/get-device'
import { listDevices } from '@/content/list-devices'
import { DeviceView } from '@/features/devices/device-view'
import { productData } from '@/features/devices/product-data'
import { goneOrMoved } from '@/lib/gone-or-moved'
import { JsonLd } from '@/lib/json-ld'
import { pageMetadata } from '@/lib/page-metadata'
import { localeAndSlugOf, placeholderSlug } from '@/lib/params'
import { SiteFrame } from '@/shell/site-frame'

type Props = { params: Promise<{ locale: string; slug: string }> }

export const generateStaticParams = placeholderSlug

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const wanted = localeAndSlugOf(await params)
  const device = wanted && (await getDevice(wanted.locale, wanted.slug))
  if (!device) return {}
  return pageMetadata({ ...wanted, path: devicePath(device.slug), languages: device.languages, seo: device.seo })
}

export default async function DevicePage({ params }: Props) {
  const wanted = localeAndSlugOf(await params)
  if (!wanted) return null
  const { locale, slug } = wanted
  const device = await getDevice(locale, slug)
  if (!device) return goneOrMoved(locale, devicePath(slug))
  const others = (await listDevices(locale)).filter(
    (other) => other.slug !== slug && other.formFactor === device.formFactor,
  )
  return (
    <SiteFrame locale={locale} path={devicePath(device.slug)} languages={device.languages}>
      <JsonLd data={productData(device, locale)} />
      <DeviceView locale={locale} device={device} others={others.slice(0, 4)} />
    </SiteFrame>
  )
}
