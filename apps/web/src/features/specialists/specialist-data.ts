import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { specialistPath } from '@estu/domain/routing/routes'
import type { Specialist } from '@/content/clinic/get-specialist'
import { siteUrl } from '@/lib/metadata/site-url'
import { organisationId } from '@/lib/structured-data/ids'
import { organisationStub } from '@/lib/structured-data/organisation-stub'
import type { PageThings } from '@/lib/structured-data/page-graph'
import { personStub } from '@/lib/structured-data/person-stub'

/** A person as search engines read them, under the id by which their articles name them. */
export function specialistData(specialist: Specialist, locale: Locale, organisation: string): PageThings {
  const stub = personStub(specialist, locale)
  return {
    page: { '@type': 'ProfilePage' },
    about: {
      ...(typeof stub === 'string' ? { '@type': 'Person' } : stub),
      description: specialist.education || undefined,
      url: siteUrl(localisePath(locale, specialistPath(specialist.slug))),
      image: specialist.photo ? siteUrl(specialist.photo.src) : undefined,
      knowsLanguage: specialist.spoken,
      worksFor: { '@id': organisationId() },
    },
    things: [organisationStub(organisation)],
  }
}
