import 'server-only'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { specialistPath } from '@estu/domain/routing/routes'
import { getSiteBrand } from '../brand/get-site-brand'
import { specialistSeo } from '../clinic/get-specialist'
import { maxRecords } from '../clinic/max-records'
import { picture, words } from '../map-shared'
import { readList } from '../read'

/** What search engines are told of the people of the clinic: of each one page in each of their languages. */
export async function listSpecialistPages() {
  const lists = await Promise.all(locales.map(pagesIn))
  const bySlug = Map.groupBy(lists.flat(), ({ path }) => path)
  return [...bySlug.values()]
}

async function pagesIn(locale: Locale) {
  'use cache'
  const { name: shop } = await getSiteBrand(locale)
  const found = await readList(locale, 'specialists', { sort: 'createdAt', limit: maxRecords, depth: 1 })
  return found.flatMap(({ slug, title, role, education, photo, updatedAt }) => {
    const [name, summary] = [words(title), words(education)]
    if (!slug || !name) return []
    const path = specialistPath(slug)
    const seo = specialistSeo({ name, role: words(role), education: summary }, shop)
    const pictures = [picture(photo)?.src].filter((src) => src !== undefined)
    const page = { locale, path, heading: name, summary, pictures, updatedAt, changedAt: null }
    return { ...seo, ...page, collection: 'specialists' as const }
  })
}
