import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { productPath } from '@estu/domain/routing/routes'
import type { Product as ProductData, WithContext } from 'schema-dts'
import type { Availability, Product } from '@/content/types'
import { siteUrl } from '@/lib/metadata/site-url'

const stock: Record<Availability, `https://schema.org/${'InStock' | 'PreOrder' | 'InStoreOnly' | 'OutOfStock'}`> = {
  in_stock: 'https://schema.org/InStock',
  to_order: 'https://schema.org/PreOrder',
  demo_only: 'https://schema.org/InStoreOnly',
  out_of_stock: 'https://schema.org/OutOfStock',
}

/** A product as search engines read it. What is sold after a consultation, or has no price, has no offer. */
export function productData(product: Product, locale: Locale): WithContext<ProductData> {
  const url = siteUrl(localisePath(locale, productPath(product.section, product.slug)))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.seo.description,
    sku: product.slug,
    url,
    image: product.pictures.map(({ src }) => siteUrl(src)),
    brand: product.brand ? { '@type': 'Brand', name: product.brand.name } : undefined,
    offers: offerOf(product, url),
  }
}

function offerOf(product: Product, url: string): ProductData['offers'] {
  if (!product.priceKzt || (product.section !== 'devices' && product.byConsultation)) return undefined
  return {
    '@type': 'Offer',
    price: product.priceKzt,
    priceCurrency: 'KZT',
    availability: stock[product.availability],
    itemCondition: 'https://schema.org/NewCondition',
    url,
  }
}
