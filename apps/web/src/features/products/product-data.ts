import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { productPath } from '@estu/domain/routing/routes'
import type { Product as ProductData, WithContext } from 'schema-dts'
import type { Product } from '@/content/types'
import { siteUrl } from '@/lib/site-url'

const stock = {
  in_stock: 'https://schema.org/InStock',
  to_order: 'https://schema.org/PreOrder',
  out_of_stock: 'https://schema.org/OutOfStock',
} as const

/** An item as search engines read it. What is sold after a consultation, or has no price, has no offer. */
export function productData(item: Product, locale: Locale): WithContext<ProductData> {
  const url = siteUrl(localisePath(locale, productPath(item.section, item.slug)))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.title,
    description: item.seo.description,
    sku: item.slug,
    url,
    image: item.pictures.map(({ src }) => siteUrl(src)),
    brand: item.brand ? { '@type': 'Brand', name: item.brand.name } : undefined,
    offers:
      item.priceKzt && !item.byConsultation
        ? {
            '@type': 'Offer',
            price: item.priceKzt,
            priceCurrency: 'KZT',
            availability: stock[item.availability],
            itemCondition: 'https://schema.org/NewCondition',
            url,
          }
        : undefined,
  }
}
