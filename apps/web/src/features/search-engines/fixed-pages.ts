import { type Locale, locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { getHome } from '@/content/editorial/get-home'
import { translator } from '@/i18n/translator'
import { sectionSeo } from '@/lib/metadata/fixed-page-metadata'
import { sectionWords } from '@/lib/sections/section-words'
import type { ListedPage } from './listed-page'

/** Sections that search engines are shown, whatever is published in them. */
const sections = [
  routes.devices,
  routes.childrensDevices,
  routes.implants,
  routes.consumables,
  routes.accessories,
  routes.services,
  routes.articles,
  routes.expertArticles,
  routes.branches,
  routes.reviews,
  routes.landingPages,
  routes.finder,
  routes.fittingSupplies,
  routes.screener,
  routes.selfCheck,
]

/**
 * The home page and the sections, each in its languages. Read before an answer begins: what Next caches cannot be asked
 * for once its request is over, while the answer is still being sent.
 */
export async function listFixedPages(): Promise<ListedPage[][]> {
  const home = await Promise.all(locales.map(homePage))
  return [home, ...sections.map(({ path }) => locales.map((locale) => sectionPage(locale, path)))]
}

const shown = { image: null, noindex: false, canonical: null }

async function homePage(locale: Locale): Promise<ListedPage> {
  const { seo, title, updatedAt } = await getHome(locale)
  return { ...seo, collection: 'home', locale, path: '/', heading: title, summary: seo.description, updatedAt }
}

function sectionPage(locale: Locale, path: string): ListedPage {
  const t = translator(locale)
  const words = sectionWords(locale, path) ?? { title: '', summary: '' }
  const seo = sectionSeo({ title: words.title, lead: words.summary }, t)
  return {
    ...shown,
    ...seo,
    collection: 'sections',
    locale,
    path,
    heading: words.title,
    summary: words.summary,
    updatedAt: null,
  }
}
