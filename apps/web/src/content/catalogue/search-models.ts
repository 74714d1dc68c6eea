import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import type { Where } from 'payload'
import { asVisitor } from '@/content/as-visitor'
import { filled, words } from '@/content/map-shared'
import { cms } from '@/content/payload'

export type Model = { slug: string; title: string; brand: string }

/** What is worn, and what supplies are made to fit. */
export type ModelSection = 'devices' | 'implants'

type Query = {
  /** Every word of it stands in the title; '' is no condition. */
  text: string
  brandId?: string
  limit: number
}

/**
 * Models by their name. Asked of the database each time: answers kept for whatever somebody types would have no end.
 * @returns one more than `limit` where there are more
 */
export async function searchModels(
  locale: Locale,
  section: ModelSection,
  { text, brandId, limit }: Query,
): Promise<Model[]> {
  const conditions: Where[] = []
  if (text) conditions.push({ title: { like: text } })
  if (brandId) conditions.push({ brand: { equals: brandId } })
  const found = await (await cms()).find({
    collection: section,
    where: { and: conditions },
    select: { slug: true, title: true, brand: true },
    populate: { brands: { title: true } },
    sort: ['title', 'slug'],
    limit: limit + 1,
    pagination: false,
    depth: 1,
    ...asVisitor(locale),
  })
  return found.docs
    .map(({ slug, title, brand }) => ({ slug: words(slug), title: words(title), brand: words(filled(brand)?.title) }))
    .filter(({ slug, title }) => slug && title)
}
