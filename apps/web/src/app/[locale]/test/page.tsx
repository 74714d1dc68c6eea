import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { sectionMetadata } from '@/app/metadata/fixed-page-metadata'
import { SelfCheckView } from '@/features/self-check/self-check-view'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }
const { path, layout } = routes.selfCheck

export const generateMetadata = ({ params }: Props) =>
  sectionMetadata(params, path, (t) => ({ title: t('selfCheck.title'), lead: t('selfCheck.lead') }))

export default async function SelfCheckPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  return (
    <SiteFrame locale={locale} path={path} languages={locales} layout={layout}>
      <SelfCheckView locale={locale} />
    </SiteFrame>
  )
}
