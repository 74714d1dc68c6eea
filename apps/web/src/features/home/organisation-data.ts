import type { Organization } from 'schema-dts'
import type { SiteBrand } from '@/content/brand/get-site-brand'
import type { Organisation } from '@/content/types'
import { siteUrl } from '@/lib/metadata/site-url'
import { organisationId } from '@/lib/structured-data/ids'

/**
 * The organisation as search engines read it, with all fields the specification asks for. The rating is the house's
 * own claim, with its source kept in the CMS; ratings from reviews stand under products.
 */
export function organisationData(organisation: Organisation, { name, logos }: SiteBrand): Organization {
  const { rating } = organisation
  return {
    '@type': 'Organization',
    '@id': organisationId(),
    name,
    legalName: organisation.name && organisation.name !== name ? organisation.name : undefined,
    description: organisation.description,
    url: siteUrl('/'),
    logo: siteUrl((logos?.light ?? organisation.logo)?.src ?? '/icon.svg'),
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
