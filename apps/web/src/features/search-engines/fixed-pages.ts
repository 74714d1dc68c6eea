import { type Locale, locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { sectionKeys } from '@estu/domain/routing/sections'
import { getHome } from '@/content/editorial/get-home'
import { sectionSeo } from '@/content/editorial/get-section-seo'
import { listSpecialistPages } from '@/content/search-engines/list-specialist-pages'
import { sectionWords } from '@/lib/sections/section-words'
import type { ListedPage } from './listed-page'

/**
 * The home page, the sections and the people of the clinic, each in its languages. Read before an answer begins: what
 * Next caches cannot be asked for once its request is over, while the answer is still being sent. Nobody notes when
 * their content changes, and any save moves `updatedAt`: they are told without a date.
 */
export async function listFixedPages(): Promise<ListedPage[][]> {
  const home = await Promise.all(locales.map(homePage))
  const sections = sectionKeys.map((key) => Promise.all(locales.map((locale) => sectionPage(locale, routes[key].path))))
  return [home, ...(await Promise.all(sections)), ...(await listSpecialistPages())]
}

const shown = { image: null, pictures: [], noindex: false, canonical: null }

async function homePage(locale: Locale): Promise<ListedPage> {
  const { seo, title, updatedAt } = await getHome(locale)
  return {
    ...seo,
    collection: 'home',
    locale,
    path: '/',
    heading: title,
    summary: seo.description,
    pictures: [],
    updatedAt,
    changedAt: null,
  }
}

async function sectionPage(locale: Locale, path: string): Promise<ListedPage> {
  const words = sectionWords(locale, path) ?? { title: '', summary: '' }
  const seo = await sectionSeo(locale, path, { title: words.title, lead: words.summary })
  return {
    ...shown,
    ...seo,
    collection: 'sections',
    locale,
    path,
    heading: words.title,
    summary: words.summary,
    updatedAt: null,
    changedAt: null,
  }
}
