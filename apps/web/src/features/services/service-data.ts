import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { servicePath } from '@estu/domain/routing/routes'
import type { Service as ServiceThing } from 'schema-dts'
import type { Service } from '@/content/types'
import { siteUrl } from '@/lib/metadata/site-url'
import { organisationId, thingId } from '@/lib/structured-data/ids'

/** A service as search engines read it; a price that depends on the case is not named. */
export function serviceData(service: Service, locale: Locale): ServiceThing {
  const path = servicePath(service.slug)
  const url = siteUrl(localisePath(locale, path))
  return {
    '@type': 'Service',
    '@id': thingId(locale, path, 'service'),
    name: service.title,
    description: service.seo.description,
    url,
    provider: { '@id': organisationId() },
    areaServed: { '@type': 'Country', name: 'KZ' },
    offers:
      service.priceKzt === null ? undefined : { '@type': 'Offer', price: service.priceKzt, priceCurrency: 'KZT', url },
  }
}
