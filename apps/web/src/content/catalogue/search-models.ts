import 'server-only'
import { findModels, type ModelQuery } from '@estu/cms/catalogue/find-models'
import type { Locale } from '@estu/domain/locale/locales'
import { cms } from '@/content/payload'
import { mapListedProduct } from './lists/map-listed'

export type Model = { slug: string; title: string; brand: string }

export type ModelSection = ModelQuery['section']

/**
 * Models by their name. Asked of the database each time: answers kept for whatever somebody types would have no end.
 * @returns one more than `limit` where there are more
 */
export async function searchModels(locale: Locale, query: ModelQuery & { limit: number }): Promise<Model[]> {
  const rows = await findModels(await cms(), locale, query, query.limit + 1)
  return rows.map(mapListedProduct).map(({ slug, title, brand }) => ({ slug, title, brand: brand?.name ?? '' }))
}
