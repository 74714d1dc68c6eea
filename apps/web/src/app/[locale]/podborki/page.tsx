import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { sectionMetadata } from '@/app/metadata/fixed-page-metadata'
import { listLandings } from '@/content/landings/list-landings'
import { LandingLinks } from '@/features/landings/landing-links'
import { translator } from '@/i18n/translator'
import { SectionPage } from '@/layout/section-page'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }
const { path } = routes.landingPages

export const generateMetadata = ({ params }: Props) =>
  sectionMetadata(params, path, (t) => ({ title: t('landings.title'), lead: t('landings.lead') }))

export default async function LandingsPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const t = translator(locale)
  const landings = await listLandings(locale)
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <SectionPage locale={locale} title={t('landings.title')} lead={t('landings.lead')}>
        {landings.length > 0 ? <LandingLinks locale={locale} landings={landings} /> : <p>{t('landings.none')}</p>}
      </SectionPage>
    </SiteFrame>
  )
}
