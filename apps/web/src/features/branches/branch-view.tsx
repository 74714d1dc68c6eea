import type { Locale } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Icon } from '@estu/ui/components/icon'
import { Picture } from '@estu/ui/components/pictures/picture'
import type { ReactNode } from 'react'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import type { Branch, TeamMember } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { organisationStub } from '@/lib/structured-data/organisation-stub'
import { BranchActions } from './branch-actions'
import { branchData } from './branch-data'
import { BranchDock } from './branch-dock'
import { BranchPart } from './branch-part'
import { BranchServices } from './branch-services'
import { BranchTeam } from './branch-team'
import { conveniencesOf } from './conveniences-of'
import { OpenNowLine } from './open-now-line'
import { OtherDays } from './other-days'
import { placeOf } from './place-of'
import { WayThere } from './way-there'
import { WeekHours } from './week-hours'

type Props = {
  locale: Locale
  branch: Branch
  team: readonly TeamMember[]
  /** The other branches; null where a draft is looked at. */
  others: ReactNode
}

/** A branch: whether it is open and how to book first, then the way there, what is done there, and by whom. */
export async function BranchView({ locale, branch, team, others }: Props) {
  const t = translator(locale)
  const { name: organisation } = await getSiteBrand(locale)
  return (
    <div className="branch-page">
      <Crumbs
        locale={locale}
        trail={[{ label: t('branches.title'), href: routes.branches.path }, { label: branch.title }]}
        about={branchData([branch], locale, organisation)[0]}
        things={[organisationStub(organisation)]}
      />
      <article className="page">
        <div className="half">
          <div className="half__in">
            <div className="stack">
              <h1>{branch.title}</h1>
              <p className="lead">{placeOf(branch)}</p>
              <OpenNowLine locale={locale} branch={branch} />
              <WeekHours locale={locale} branch={branch} />
              <OtherDays locale={locale} days={branch.otherDays} />
              <BranchActions locale={locale} branch={branch} />
            </div>
            <WayThere locale={locale} branch={branch} />
          </div>
        </div>
        <Photographs title={t('branches.photographs')} photographs={branch.photographs} />
        <Conveniences title={t('branches.convenient')} facts={conveniencesOf(branch, t)} />
        <BranchServices locale={locale} branch={branch} />
        <BranchTeam locale={locale} team={team} />
        {others && <BranchPart title={t('branches.others')}>{others}</BranchPart>}
      </article>
      <BranchDock locale={locale} branch={branch} />
    </div>
  )
}

/** The door to look for from the street, and the rooms behind it, each with its words. */
function Photographs({ title, photographs }: { title: string; photographs: Branch['photographs'] }) {
  if (photographs.length === 0) return null
  return (
    <BranchPart title={title}>
      <ul className="rooms" role="list">
        {photographs.map((one) => (
          <li key={one.src}>
            <Picture picture={{ ...one, alt: '' }} sizes="(max-width: 760px) 92vw, 590px" />
            <p className="small muted">{one.alt}</p>
          </li>
        ))}
      </ul>
    </BranchPart>
  )
}

function Conveniences({ title, facts }: { title: string; facts: readonly string[] }) {
  if (facts.length === 0) return null
  return (
    <BranchPart title={title}>
      <ul className="can" role="list">
        {facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" />
            {fact}
          </li>
        ))}
      </ul>
    </BranchPart>
  )
}
