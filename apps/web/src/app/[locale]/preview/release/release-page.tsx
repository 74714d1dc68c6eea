import type { Query } from '@estu/domain/catalogue/listing/read-selection'
import { type Locale, locales, localisePath } from '@estu/domain/locale/locales'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { getHome } from '@/content/editorial/get-home'
import { SpecialistView } from '@/features/specialists/specialist-view'
import { translator } from '@/i18n/translator'
import { heldFrame } from '@/layout/previewed-frame'
import { SiteFrame } from '@/layout/site-frame'
import { globalAt, isPreviewedPath } from '@/preview/release/previewed-path'
import { type OpenRelease, readReleased, readReleasedGlobal } from '@/preview/release/read-release'
import type { ReleasedView } from '@/preview/release/released-view'
import { HomeContent } from '../../../home-content'
import { DraftView } from '../draft-view'
import { GlobalPage } from '../global-page'
import { PublicPage } from './public-page'

type Props = {
  locale: Locale
  release: OpenRelease
  path: string
  query: Query
}

/** What the release changes as it will be, and every other page as it is public. */
export async function ReleasePage({ locale, release, path, query }: Props) {
  if (path === '/') return <ReleasedHome locale={locale} release={release} />
  const global = globalAt(path)
  if (global) {
    const view = await readReleasedGlobal(release, locale, global)
    return (
      <SiteFrame locale={locale} path="/" languages={locales}>
        {view ? <GlobalPage locale={locale} view={view} /> : <Elsewhere locale={locale} path="/" />}
      </SiteFrame>
    )
  }
  const released = await readReleased(release, locale, path)
  if (released)
    return (
      <SiteFrame locale={locale} path={path} languages={released.languages}>
        <Released locale={locale} released={released} />
      </SiteFrame>
    )
  if (isPreviewedPath(path)) return <PublicPage locale={locale} path={path} query={query} />
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <Elsewhere locale={locale} path={path} />
    </SiteFrame>
  )
}

async function ReleasedHome({ locale, release }: Pick<Props, 'locale' | 'release'>) {
  const view = await readReleasedGlobal(release, locale, 'home')
  return (
    <SiteFrame locale={locale} path="/" languages={locales}>
      <HomeContent
        locale={locale}
        home={view?.kind === 'home' ? view.home : await getHome(locale)}
        organisation={heldFrame().organisation ?? (await getOrganisation(locale))}
      />
    </SiteFrame>
  )
}

function Released({ locale, released }: { locale: Locale; released: ReleasedView }) {
  if (released.kind === 'draft') return <DraftView draft={{ locale, until: null, ...released.view }} />
  const specialist = { ...released.specialist, wrote: [], reviewed: [] }
  return <SpecialistView locale={locale} specialist={specialist} wrote={null} reviewed={null} />
}

/** What is used rather than read is the site's own. */
function Elsewhere({ locale, path }: { locale: Locale; path: string }) {
  const t = translator(locale)
  return (
    <div className="page page-head">
      <p className="lead">{t('preview.release.elsewhere')}</p>
      <a className="link tap" href={localisePath(locale, path)}>
        {t('preview.exit')}
      </a>
    </div>
  )
}
