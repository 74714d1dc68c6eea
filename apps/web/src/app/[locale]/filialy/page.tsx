import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { sectionMetadata } from '@/app/metadata/fixed-page-metadata'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { listBranches } from '@/content/clinic/list-branches'
import { listTeam } from '@/content/clinic/list-team'
import { AskNearest } from '@/features/branches/ask-nearest'
import { BranchCards } from '@/features/branches/branch-cards'
import { branchData } from '@/features/branches/branch-data'
import { translator } from '@/i18n/translator'
import { SectionPage } from '@/layout/section-page'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'
import { organisationStub } from '@/lib/structured-data/organisation-stub'

type Props = { params: Promise<{ locale: string }> }
const { path } = routes.branches

export const generateMetadata = ({ params }: Props) =>
  sectionMetadata(params, path, (t) => ({ title: t('branches.title'), lead: t('branches.lead') }))

export default async function BranchesPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const t = translator(locale)
  const [branches, { name }, team] = await Promise.all([listBranches(locale), getSiteBrand(locale), listTeam(locale)])
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <SectionPage
        locale={locale}
        title={t('branches.title')}
        lead={t('branches.lead')}
        things={[...branchData(branches, locale, name), organisationStub(name)]}
        more={<AskNearest locale={locale} branches={branches} />}
      >
        {branches.length > 0 ? (
          <BranchCards locale={locale} branches={branches} heading="h2" team={team} />
        ) : (
          <p>{t('branches.empty')}</p>
        )}
      </SectionPage>
    </SiteFrame>
  )
}
