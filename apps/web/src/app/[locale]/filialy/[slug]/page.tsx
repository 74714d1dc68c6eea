import { branchPath } from '@estu/domain/routing/routes'
import { type DocumentParams, documentMetadata, loadDocument } from '@/app/documents/load-document'
import { getBranch } from '@/content/clinic/get-branch'
import { listBranches } from '@/content/clinic/list-branches'
import { listTeam } from '@/content/clinic/list-team'
import { BranchCards } from '@/features/branches/branch-cards'
import { BranchView } from '@/features/branches/branch-view'
import { SiteFrame } from '@/layout/site-frame'
import { placeholderSlug } from '@/lib/params'

type Props = { params: DocumentParams }

export const generateStaticParams = placeholderSlug

export const generateMetadata = ({ params }: Props) =>
  documentMetadata(params, getBranch, ({ slug }) => ({ path: branchPath(slug) }))

export default async function BranchPage({ params }: Props) {
  const found = await loadDocument(params, getBranch, branchPath)
  if (!found) return null
  const { locale, document: branch } = found
  const [team, branches] = await Promise.all([listTeam(locale), listBranches(locale)])
  const others = branches.filter(({ id }) => id !== branch.id)
  return (
    <SiteFrame locale={locale} path={branchPath(branch.slug)} languages={branch.languages}>
      <BranchView
        locale={locale}
        branch={branch}
        team={team.filter(({ branchId }) => branchId === branch.id)}
        others={others.length > 0 && <BranchCards locale={locale} branches={others} />}
      />
    </SiteFrame>
  )
}
