import { PersonCard } from '@estu/ui/cards/person-card'
import type { Person } from '@/content/types'
import type { Translate } from '@/i18n/translator'
import { initialsOf } from '@/lib/initials'
import { TermsSection } from './terms-section'

/** By whom a service is given. */
export function ServiceTeam({ people, t }: { people: readonly Person[]; t: Translate }) {
  if (people.length === 0) return null
  return (
    <TermsSection title={t('services.specialists')}>
      <div className="duo">
        {people.map((person) => (
          <PersonCard
            key={person.slug}
            name={person.name}
            role={person.role}
            about={person.education}
            initials={initialsOf(person.name)}
            action={null}
          />
        ))}
      </div>
    </TermsSection>
  )
}
