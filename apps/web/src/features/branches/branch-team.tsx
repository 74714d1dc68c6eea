import type { Locale } from '@estu/domain/locale/locales'
import type { TeamMember } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { initialsOf } from '@/lib/initials'
import { BranchPart } from './branch-part'

/** Who receives visitors at a branch, and in which languages. */
export function BranchTeam({ locale, team }: { locale: Locale; team: readonly TeamMember[] }) {
  const t = translator(locale)
  if (team.length === 0) return null
  return (
    <BranchPart title={t('branches.team')}>
      <ul className="team" role="list">
        {team.map((person) => (
          <li key={person.id} id={person.slug} className="person">
            <span className="mono" aria-hidden="true">
              {initialsOf(person.name)}
            </span>
            <div>
              <p className="strong">{person.name}</p>
              <p>{person.role}</p>
              {person.education && <p className="small muted">{person.education}</p>}
              {person.spoken.length > 0 && <p className="small muted">{spokenLine(person.spoken, t)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </BranchPart>
  )
}

/** «Языки приёма: русский, казахский» */
export const spokenLine = (spoken: TeamMember['spoken'], t: Translate): string =>
  t('branches.spoken', { languages: spoken.map((language) => t(`branches.spokenOf.${language}`)).join(', ') })
