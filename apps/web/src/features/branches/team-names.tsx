import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { branchPath } from '@estu/domain/routing/routes'
import { Link } from '@/components/link'
import type { Branch, TeamMember } from '@/content/types'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; branch: Branch; team: readonly TeamMember[] }

/** Who receives visitors at a branch. Search leads to a name here, and the name on to the branch's page. */
export function TeamNames({ locale, branch, team }: Props) {
  const here = team.filter(({ branchId }) => branchId === branch.id)
  if (here.length === 0) return null
  return (
    <div>
      <p className="small muted">{translator(locale)('branches.team')}</p>
      <ul className="facts-inline" role="list">
        {here.map(({ slug, name }) => (
          <li key={slug} id={slug}>
            <Link className="link tap" href={`${localisePath(locale, branchPath(branch.slug))}#${slug}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
