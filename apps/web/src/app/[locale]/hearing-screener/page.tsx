import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { sectionMetadata } from '@/app/metadata/fixed-page-metadata'
import { ScreenerView } from '@/features/screener/screener-view'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }
const { path, layout } = routes.screener

export const generateMetadata = ({ params }: Props) =>
  sectionMetadata(params, path, (t) => ({ title: t('screener.title'), lead: t('screener.lead') }))

export default async function ScreenerPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  return (
    <SiteFrame locale={locale} path={path} languages={locales} layout={layout}>
      <ScreenerView locale={locale} />
    </SiteFrame>
  )
}
