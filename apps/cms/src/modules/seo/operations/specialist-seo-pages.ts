import { type Locale, locales } from '@estu/domain/locale/locales'
import { specialistPath } from '@estu/domain/routing/routes'
import { specialistTitle } from '@estu/domain/seo/specialist-title'
import type { PayloadRequest } from 'payload'
import { keysetPages } from '../../../database/keyset-pages.ts'
import { type Data, dataOf } from '../../../fields/walk/document-data.ts'
import { readBrandName } from '../../brand/index.ts'
import { statusIn } from '../../translation/index.ts'
import type { SeoPage } from './walk-seo-pages.ts'
import { wordsIn } from './words-in.ts'

const select = { slug: true, title: true, role: true, education: true, photo: true, _status: true } as const

/** The people of the clinic, each in their languages: nobody writes words for search engines of them. */
export async function specialistSeoPages(req: PayloadRequest): Promise<SeoPage[][]> {
  const query = { collection: 'specialists', range: {}, locale: 'all', depth: 0, select } as const
  const shops = { ru: await readBrandName(req.payload, 'ru', req), kk: await readBrandName(req.payload, 'kk', req) }
  const pages: SeoPage[][] = []
  for await (const docs of keysetPages(req.payload, { ...query, overrideAccess: true }, 200))
    pages.push(...docs.map((doc) => pagesOf(dataOf(doc), shops)))
  return pages
}

function pagesOf(document: Data, shops: Record<Locale, string>): SeoPage[] {
  const { id, slug } = document
  if (typeof slug !== 'string' || !slug) return []
  return locales.flatMap((locale) => {
    const name = wordsIn(document.title, locale)
    if (!name || statusIn(document, locale) !== 'published') return []
    return {
      collection: 'specialists' as const,
      id: String(id),
      field: 'title',
      name,
      path: specialistPath(slug),
      locale,
      title: specialistTitle({ name, role: wordsIn(document.role, locale), shop: shops[locale] }),
      description: wordsIn(document.education, locale),
      hasImage: Boolean(document.photo),
      noindex: false,
      canonical: null,
    }
  })
}
