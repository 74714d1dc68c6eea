import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { productPath } from '@estu/domain/routing/routes'
import type { SpecGroup } from '@estu/ui/components/spec-list'
import type { AggregateRating, MedicalDevice, Product as ProductData, PropertyValue } from 'schema-dts'
import type { DeliveryZone } from '@/content/catalogue/list-delivery-zones'
import type { Product } from '@/content/types'
import { siteUrl } from '@/lib/metadata/site-url'
import { thingId } from '@/lib/structured-data/ids'
import { offerData } from './offer-data'
import { pictureUrls } from './picture-urls'

type Facts = {
  product: Product
  locale: Locale
  specs: readonly SpecGroup[]
  zones: readonly DeliveryZone[]
  /** Of real reviews alone. */
  rating: AggregateRating | undefined
}

/**
 * A product as search engines read it. They take nothing for a product that has neither a price nor a rating: what is
 * fitted or implanted on a doctor's word is then told as the medical device that it is, anything else not at all.
 */
export function productData({ product, locale, specs, zones, rating }: Facts): ProductData | MedicalDevice | undefined {
  const path = productPath(product.section, product.slug)
  const url = siteUrl(localisePath(locale, path))
  const named = {
    '@id': thingId(locale, path, 'product'),
    name: product.title,
    description: product.seo.description,
    url,
    image: pictureUrls(product, locale),
  }
  const offers = offerData({ product, url, zones })
  if (!offers && !rating) return isMedical(product) ? { '@type': 'MedicalDevice', ...named } : undefined
  return {
    '@type': 'Product',
    ...named,
    sku: product.slug,
    brand: product.brand ? { '@type': 'Brand', name: product.brand.name } : undefined,
    offers,
    aggregateRating: rating,
    additionalProperty: specs.flatMap(({ rows }) => rows.flatMap(propertyOf)),
  }
}

const isMedical = ({ section }: Product) => section === 'devices' || section === 'implants'

const propertyOf = ({ name, value }: SpecGroup['rows'][number]): PropertyValue[] =>
  typeof value === 'string' ? [{ '@type': 'PropertyValue', name, value }] : []
