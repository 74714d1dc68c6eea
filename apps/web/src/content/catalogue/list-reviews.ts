import 'server-only'
import type { Review as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { linkPath } from '@/content/link-path'
import { words } from '@/content/map-shared'
import { readList } from '@/content/read'
import type { Review } from '@/content/types'

/** Moderated reviews, newest first: of one product, or all of them. */
export async function listReviews(locale: Locale, productId?: string): Promise<Review[]> {
  'use cache'
  const found = await readList(locale, 'reviews', {
    where: productId ? { 'product.value': { equals: productId } } : {},
    sort: ['-writtenOn', 'id'],
    depth: 1,
  })
  return found.filter(({ title, text }) => title && text).map((stored) => mapReview(stored, locale))
}

function mapReview(stored: Stored, locale: Locale): Review {
  const { value } = stored.product
  const title = typeof value === 'string' ? '' : words(value.title)
  const path = linkPath(stored.product)
  return {
    id: stored.id,
    product: path && title ? { path, title } : null,
    author: words(stored.author),
    rating: stored.rating,
    writtenOn: stored.writtenOn,
    title: words(stored.title),
    text: words(stored.text),
    pros: words(stored.pros),
    cons: words(stored.cons),
    answer: words(stored.answer),
    isDemo: stored.isDemo ?? false,
    translated: stored.writtenIn !== locale,
  }
}
