import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { productPath } from '@estu/domain/routing/routes'
import { isListed } from '@estu/domain/seo/listed-languages'
import { walkProducts } from '@/content/search-engines/walk-products'
import type { Product } from '@/content/types'
import type { FeedProduct } from '@/features/feeds/feed-product'
import { deviceSpecs } from '@/features/products/devices/device-specs'
import { pictureUrls } from '@/features/products/structured-data/picture-urls'
import { supplySpecs } from '@/features/products/supplies/supply-specs'
import { type Translate, translator } from '@/i18n/translator'
import { siteUrl } from '@/lib/metadata/site-url'

/** What is sold at a price and may be shown by search engines, as feeds tell it. */
export async function* feedProducts(locale: Locale): AsyncGenerator<FeedProduct, void, undefined> {
  const t = translator(locale)
  for await (const product of walkProducts(locale)) {
    const told = feedProduct(product, locale, t)
    if (told) yield told
  }
}

function feedProduct(product: Product, locale: Locale, t: Translate): FeedProduct | null {
  const { priceKzt, oldPriceKzt, seo } = product
  if (!priceKzt || !isListed(seo) || (product.section !== 'devices' && product.byConsultation)) return null
  const groups = product.section === 'devices' ? deviceSpecs(product, locale, t) : supplySpecs(product, locale, t)
  return {
    id: product.id,
    title: product.title,
    description: product.summary || seo.description,
    url: siteUrl(localisePath(locale, productPath(product.section, product.slug))),
    pictures: pictureUrls(product, locale),
    priceKzt,
    oldPriceKzt: oldPriceKzt && oldPriceKzt > priceKzt ? oldPriceKzt : null,
    availability: product.availability,
    brand: product.brand?.name ?? null,
    section: t(`${product.section}.title`),
    specs: groups.flatMap(({ rows }) =>
      rows.flatMap(({ name, value }) => (typeof value === 'string' ? [{ name, value }] : [])),
    ),
  }
}
