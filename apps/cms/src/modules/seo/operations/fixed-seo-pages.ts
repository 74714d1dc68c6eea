import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { sectionKeys } from '@estu/domain/routing/sections'
import type { PayloadRequest } from 'payload'
import { type Data, dataOf, isData } from '../../../fields/walk/document-data.ts'
import { specialistSeoPages } from './specialist-seo-pages.ts'
import type { SeoPage } from './walk-seo-pages.ts'
import { wordsIn } from './words-in.ts'

/**
 * The home page and the sections as their single documents have them, each in the languages in which an editor wrote
 * a title: the words of a section that has none of its own are the storefront's. After them the people of the clinic.
 */
export async function fixedSeoPages(req: PayloadRequest): Promise<SeoPage[][]> {
  const read = async (slug: 'home' | 'sections') =>
    dataOf(await req.payload.findGlobal({ slug, locale: 'all', depth: 0, overrideAccess: true }))
  const [home, sections] = await Promise.all([read('home'), read('sections')])
  return [
    inLanguages({ id: 'home', path: '/', group: 'meta', words: home.meta }),
    ...sectionKeys.map((key) =>
      inLanguages({ id: 'sections', path: routes[key].path, group: key, words: sections[key] }),
    ),
    ...(await specialistSeoPages(req)),
  ].filter((pages) => pages.length > 0)
}

type Place = { id: 'home' | 'sections'; path: string; group: string; words: unknown }

function inLanguages({ id, path, group, words }: Place): SeoPage[] {
  const written: Data = isData(words) ? words : {}
  return locales.flatMap((locale) => {
    const title = wordsIn(written.title, locale)
    if (!title) return []
    return {
      collection: 'globals' as const,
      id,
      field: `${group}.title`,
      name: title,
      path,
      locale,
      title,
      description: wordsIn(written.description, locale),
      hasImage: Boolean(isData(written.image) ? written.image[locale] : written.image),
      noindex: isData(written.noindex) && written.noindex[locale] === true,
      canonical: typeof written.canonical === 'string' && written.canonical ? written.canonical : null,
    }
  })
}
