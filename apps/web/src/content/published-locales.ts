import 'server-only'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { cms } from './payload'
import { publicAccess } from './public-access'
import type { PublishedCollection } from './types'

/** In which languages a document is public, in the site's order. */
export async function publishedLocales(collection: PublishedCollection, id: string): Promise<Locale[]> {
  const payload = await cms()
  const counts = await Promise.all(
    locales.map((locale) => payload.count({ collection, where: { id: { equals: id } }, ...publicAccess(locale) })),
  )
  return locales.filter((_, index) => (counts[index]?.totalDocs ?? 0) > 0)
}
