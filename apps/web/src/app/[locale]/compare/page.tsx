import { mostCompared } from '@estu/domain/compare/compared-list'
import { comparisonPath, readComparison } from '@estu/domain/compare/comparison-address'
import { locales, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { typedQuery } from '@estu/domain/text/typed-query'
import { taskMetadata } from '@/app/metadata/fixed-page-metadata'
import { getCompared } from '@/content/catalogue/get-compared'
import { searchModels } from '@/content/catalogue/search-models'
import { AddDevice } from '@/features/compare/add-device'
import { CompareView } from '@/features/compare/compare-view'
import { KeepCompared } from '@/features/compare/keep-compared'
import { translator } from '@/i18n/translator'
import { SectionPage } from '@/layout/section-page'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'

/** The address decides what is shown: nothing streams in later, so the page is whole without JavaScript. */
export const instant = false

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const { path } = routes.compare
const mostFound = 10

export const generateMetadata = ({ params }: Props) => taskMetadata(params, path, (t) => t('compare.title'))

export default async function ComparePage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const query = await searchParams
  const wish = readComparison(query)
  const text = typedQuery(query.q)
  const [compared, models] = await Promise.all([
    getCompared(locale, wish.slugs),
    text ? searchModels(locale, { section: 'devices', text, limit: mostFound + mostCompared }) : [],
  ])
  const t = translator(locale)
  const { devices, kept } = compared
  const found = models.filter(({ slug }) => !kept.includes(slug)).slice(0, mostFound)
  const address = comparisonPath(kept, { onlyDifferences: wish.onlyDifferences })
  return (
    <SiteFrame locale={locale} path={kept.length > 0 ? address : path} languages={locales}>
      <SectionPage
        locale={locale}
        title={devices.length > 0 ? t('compare.side', { count: devices.length }) : t('compare.title')}
        lead={t('compare.lead')}
      >
        {(kept.length > 0 || wish.slugs.length === 0) && (
          <KeepCompared slugs={kept} isBlank={wish.isBlank} href={localisePath(locale, path)} />
        )}
        <CompareView
          locale={locale}
          wish={wish}
          compared={compared}
          add={<AddDevice locale={locale} slugs={kept} text={text} found={found} />}
        />
      </SectionPage>
    </SiteFrame>
  )
}
