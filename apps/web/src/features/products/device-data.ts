import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { devicePath } from '@estu/domain/routing/routes'
import type { Product, WithContext } from 'schema-dts'
import type { Availability, Device } from '@/content/types'
import { siteUrl } from '@/lib/site-url'

const stock: Record<Availability, `https://schema.org/${'InStock' | 'PreOrder' | 'InStoreOnly' | 'OutOfStock'}`> = {
  in_stock: 'https://schema.org/InStock',
  to_order: 'https://schema.org/PreOrder',
  demo_only: 'https://schema.org/InStoreOnly',
  out_of_stock: 'https://schema.org/OutOfStock',
}

/** A device as search engines read it. A price on request has no offer. */
export function deviceData(device: Device, locale: Locale): WithContext<Product> {
  const url = siteUrl(localisePath(locale, devicePath(device.slug)))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: device.title,
    description: device.seo.description,
    sku: device.slug,
    url,
    image: device.pictures.map(({ src }) => siteUrl(src)),
    brand: device.brand ? { '@type': 'Brand', name: device.brand.name } : undefined,
    offers: device.priceKzt
      ? {
          '@type': 'Offer',
          price: device.priceKzt,
          priceCurrency: 'KZT',
          availability: stock[device.availability],
          itemCondition: 'https://schema.org/NewCondition',
          url,
        }
      : undefined,
  }
}
