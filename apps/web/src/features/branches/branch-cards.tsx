import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { branchPath } from '@estu/domain/routing/routes'
import { BranchCard } from '@estu/ui/cards/branch-card'
import { BranchPhone } from '@/components/branch-phone'
import { Link } from '@/components/link'
import type { Branch, TeamMember } from '@/content/types'
import { translator } from '@/i18n/translator'
import { weekLine } from '@/lib/week-line'
import { BranchActions } from './branch-actions'
import { conveniencesOf } from './conveniences-of'
import { OpenNowLine } from './open-now-line'
import { placeOf } from './place-of'
import { TeamNames } from './team-names'

type Props = {
  locale: Locale
  branches: readonly Branch[]
  heading?: 'h2' | 'h3'
  /** Who receives visitors, where that is told. */
  team?: readonly TeamMember[]
}

/** Branches in short: where, whether they are open now, how to book. All else stands on a page of their own. */
export function BranchCards({ locale, branches, heading, team = [] }: Props) {
  const t = translator(locale)
  return (
    <div className="branches">
      {branches.map((branch) => (
        <BranchCard
          key={branch.id}
          title={branch.title}
          href={localisePath(locale, branchPath(branch.slug))}
          place={placeOf(branch)}
          heading={heading}
          openNow={<OpenNowLine locale={locale} branch={branch} />}
          hours={weekLine(branch, locale)}
          facts={conveniencesOf(branch, t)}
          phone={<BranchPhone locale={locale} phone={branch.phone} />}
          action={<BranchActions locale={locale} branch={branch} main={false} />}
          linkAs={Link}
        >
          <TeamNames locale={locale} branch={branch} team={team} />
        </BranchCard>
      ))}
    </div>
  )
}
