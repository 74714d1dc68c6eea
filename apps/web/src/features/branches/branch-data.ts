import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { MedicalBusiness } from 'schema-dts'
import type { Branch } from '@/content/types'
import { siteUrl } from '@/lib/metadata/site-url'
import { organisationId, thingId } from '@/lib/structured-data/ids'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** All branches as search engines read them: where, when, how to reach. */
export function branchData(branches: readonly Branch[], locale: Locale, organisation: string): MedicalBusiness[] {
  const url = siteUrl(localisePath(locale, routes.branches.path))
  return branches.map((branch) => ({
    '@type': 'MedicalBusiness' as const,
    '@id': thingId(locale, routes.branches.path, branch.slug),
    name: `${organisation}, ${branch.title}`,
    url,
    telephone: branch.phone ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.address,
      addressLocality: branch.city,
      postalCode: branch.postalCode ?? undefined,
      addressCountry: 'KZ',
    },
    geo: branch.geo ? { '@type': 'GeoCoordinates', latitude: branch.geo.lat, longitude: branch.geo.lng } : undefined,
    openingHoursSpecification: branch.hours.flatMap((hours, index) =>
      hours
        ? [
            {
              '@type': 'OpeningHoursSpecification' as const,
              dayOfWeek: `https://schema.org/${days[index] ?? 'Monday'}` as const,
              opens: hours.opens,
              closes: hours.closes,
            },
          ]
        : [],
    ),
    parentOrganization: { '@id': organisationId() },
  }))
}
