import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { servicePath } from '@estu/domain/routing/routes'
import type { Service as ServiceThing, WithContext } from 'schema-dts'
import type { Service } from '@/content/types'
import { siteUrl } from '@/lib/metadata/site-url'

/** A service as search engines read it; a price that depends on the case is not named. */
export function serviceData(service: Service, locale: Locale): WithContext<ServiceThing> {
  const url = siteUrl(localisePath(locale, servicePath(service.slug)))
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.title,
    description: service.seo.description,
    url,
    provider: { '@type': 'Organization', name: 'Есту', url: siteUrl('/') },
    areaServed: { '@type': 'Country', name: 'KZ' },
    offers:
      service.priceKzt === null ? undefined : { '@type': 'Offer', price: service.priceKzt, priceCurrency: 'KZT', url },
  }
}
