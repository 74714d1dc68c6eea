import { type DatedWeek, datedWeeks } from '@estu/domain/appointments/branch-days'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { branchPath } from '@estu/domain/routing/routes'
import type { MedicalBusiness } from 'schema-dts'
import type { Branch } from '@/content/types'
import { siteUrl } from '@/lib/metadata/site-url'
import { organisationId, thingId } from '@/lib/structured-data/ids'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** As search engines want a closed day written. */
const closedAllDay = { opens: '00:00', closes: '00:00' }

/** The windows of a week, with the days on which it holds where it does not always. */
const hoursOf = ({ from, to, week }: DatedWeek) =>
  week.flatMap((windows, index) =>
    windows.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: `https://schema.org/${days[index] ?? 'Monday'}` as const,
      validFrom: from ?? undefined,
      validThrough: to ?? undefined,
      opens,
      closes,
    })),
  )

/** Branches as search engines read them: where, when, how to reach. */
export function branchData(branches: readonly Branch[], locale: Locale, organisation: string): MedicalBusiness[] {
  return branches.map((branch) => ({
    '@type': 'MedicalBusiness' as const,
    '@id': thingId(locale, branchPath(branch.slug), 'branch'),
    name: `${organisation}, ${branch.title}`,
    url: siteUrl(localisePath(locale, branchPath(branch.slug))),
    image: branch.photographs.length > 0 ? branch.photographs.map(({ src }) => siteUrl(src)) : undefined,
    telephone: branch.phone ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.address,
      addressLocality: branch.city,
      postalCode: branch.postalCode ?? undefined,
      addressCountry: 'KZ',
    },
    geo: branch.geo ? { '@type': 'GeoCoordinates', latitude: branch.geo.lat, longitude: branch.geo.lng } : undefined,
    openingHoursSpecification: datedWeeks({ week: branch.hours, seasons: branch.seasons }).flatMap(hoursOf),
    specialOpeningHoursSpecification: branch.otherDays.flatMap(({ day, windows }) =>
      (windows.length > 0 ? windows : [closedAllDay]).map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: day,
        validThrough: day,
        opens,
        closes,
      })),
    ),
    parentOrganization: { '@id': organisationId() },
  }))
}
