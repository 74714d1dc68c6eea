import type { Locale } from '@estu/domain/locale/locales'
import { PersonRow } from '@/components/people/person-row'
import type { Service } from '@/content/types'
import { translator } from '@/i18n/translator'
import { TermsSection } from './terms-section'

/** By whom a service is given, where and in which languages. */
export function ServiceTeam({ locale, people }: { locale: Locale; people: Service['specialists'] }) {
  if (people.length === 0) return null
  return (
    <TermsSection title={translator(locale)('services.specialists')}>
      <ul className="team" role="list">
        {people.map((person) => (
          <PersonRow key={person.slug} locale={locale} person={person} branch={person.branch} />
        ))}
      </ul>
    </TermsSection>
  )
}
