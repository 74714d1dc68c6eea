import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { JsonLd } from '@/components/json-ld'
import { listBranches } from '@/content/clinic/list-branches'
import { BranchCards } from '@/features/branches/branch-cards'
import { branchData } from '@/features/branches/branch-data'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { SiteFrame } from '@/layout/site-frame'
import { pageMetadata } from '@/lib/page-metadata'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }
const { path } = routes.branches

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const t = translator(locale)
  const seo = { title: `${t('branches.title')} · ${t('site.name')}`, description: t('branches.lead') }
  return pageMetadata({ locale, path, languages: locales, seo })
}

export default async function BranchesPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const t = translator(locale)
  const branches = await listBranches(locale)
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <JsonLd data={branchData(branches, locale)} />
      <Crumbs locale={locale} trail={[{ label: t('branches.title') }]} />
      <div className="page">
        <header className="page-head">
          <h1>{t('branches.title')}</h1>
          <p className="lead">{t('branches.lead')}</p>
        </header>
        {branches.length > 0 ? (
          <BranchCards locale={locale} branches={branches} heading="h2" detailed />
        ) : (
          <p>{t('branches.empty')}</p>
        )}
      </div>
    </SiteFrame>
  )
}
