import 'server-only'
import { readReviewCounts } from '@estu/cms/reviews/review-counts'
import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import { keepUntilListChanges } from '@/content/cache-tags'
import { cms } from '@/content/payload'
import type { ReviewCounts } from '@/content/types'

/** How many moderated reviews there are; their ratings of one kind of goods alone, where one is named. */
export async function countReviews(locale: Locale, of: ProductCollection | null): Promise<ReviewCounts> {
  'use cache'
  const payload = await cms()
  keepUntilListChanges(payload, 'reviews', [])
  return readReviewCounts(payload, locale, of)
}
