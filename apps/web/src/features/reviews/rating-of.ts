import type { AggregateRating } from 'schema-dts'
import type { Review } from '@/content/types'

/** The mean of real reviews for search engines, under Product alone; examples are no ratings. Null without any. */
export function ratingOf(reviews: readonly Review[]): AggregateRating | undefined {
  const real = reviews.filter(({ isDemo }) => !isDemo)
  if (real.length === 0) return undefined
  const mean = real.reduce((sum, { rating }) => sum + rating, 0) / real.length
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.round(mean * 10) / 10,
    reviewCount: real.length,
    bestRating: 5,
    worstRating: 1,
  }
}
