import type { Locale } from '@estu/domain/locale/locales'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { getHome } from '@/content/editorial/get-home'
import type { GlobalView } from '@/preview/global-mappers'
import { HomeContent } from '../../home-content'
import { LegalTexts } from './legal-texts'
import { SearchResults } from './search-results'
import { SoldDevice } from './sold-device'

/** The page that a single document is read on; what stands around every page is seen around the home page. */
export async function GlobalPage({ locale, view }: { locale: Locale; view: GlobalView }) {
  switch (view.kind) {
    case 'sections':
      return <SearchResults locale={locale} sections={view.sections} />
    case 'legal':
      return <LegalTexts locale={locale} texts={view.texts} />
    case 'instalments':
      return (
        <>
          <TermsLead text={view.lead} />
          <SoldDevice locale={locale} previewed={{ plans: view.plans }} />
        </>
      )
    case 'delivery':
      return <SoldDevice locale={locale} previewed={{ zones: view.zones, deliveryLead: view.lead }} />
    default:
      return (
        <HomeContent
          locale={locale}
          home={view.kind === 'home' ? view.home : await getHome(locale)}
          organisation={view.kind === 'organisation' ? view.organisation : await getOrganisation(locale)}
        />
      )
  }
}

/** A page of information says it, no product does. */
function TermsLead({ text }: { text: string }) {
  if (!text) return null
  return (
    <div className="page page-head">
      <p className="lead">{text}</p>
    </div>
  )
}
