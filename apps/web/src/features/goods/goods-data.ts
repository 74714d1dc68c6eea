import { type Locale, localisePath } from '@estu/domain/locale'
import { goodsPath } from '@estu/domain/routes'
import type { Product, WithContext } from 'schema-dts'
import type { Goods } from '@/content/types'
import { siteUrl } from '@/lib/site-url'

const stock = {
  in_stock: 'https://schema.org/InStock',
  to_order: 'https://schema.org/PreOrder',
  out_of_stock: 'https://schema.org/OutOfStock',
} as const

/** An item as search engines read it. What is sold after a consultation, or has no price, has no offer. */
export function goodsData(item: Goods, locale: Locale): WithContext<Product> {
  const url = siteUrl(localisePath(locale, goodsPath(item.section, item.slug)))
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
