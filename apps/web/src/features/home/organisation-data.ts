import type { Organization } from 'schema-dts'
import type { Organisation } from '@/content/types'
import { siteUrl } from '@/lib/metadata/site-url'
import { organisationId } from '@/lib/structured-data/ids'

/**
 * The organisation as search engines read it, with all fields the specification asks for. The rating is the house's
 * own claim, with its source kept in the CMS; ratings from reviews stand under products.
 */
export function organisationData(organisation: Organisation): Organization {
  const { rating } = organisation
  return {
    '@type': 'Organization',
    '@id': organisationId(),
    name: organisation.name,
    description: organisation.description,
    url: siteUrl('/'),
    logo: siteUrl(organisation.logo?.src ?? '/icon.svg'),
    telephone: organisation.phone || undefined,
    email: organisation.email || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: organisation.street,
      addressLocality: organisation.locality,
      addressRegion: organisation.region || undefined,
      postalCode: organisation.postalCode || undefined,
      addressCountry: organisation.country,
    },
    aggregateRating: rating
      ? { '@type': 'AggregateRating', ratingValue: rating.value, bestRating: 5, ratingCount: rating.count }
      : undefined,
  }
}
