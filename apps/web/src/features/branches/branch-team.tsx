import type { Locale } from '@estu/domain/locale/locales'
import { PersonRow } from '@/components/people/person-row'
import type { TeamMember } from '@/content/types'
import { translator } from '@/i18n/translator'
import { BranchPart } from './branch-part'

/** Who receives visitors at a branch, and in which languages. */
export function BranchTeam({ locale, team }: { locale: Locale; team: readonly TeamMember[] }) {
  if (team.length === 0) return null
  return (
    <BranchPart title={translator(locale)('branches.team')}>
      <ul className="team" role="list">
        {team.map((person) => (
          <PersonRow key={person.id} locale={locale} person={person} branch={null} />
        ))}
      </ul>
    </BranchPart>
  )
}
