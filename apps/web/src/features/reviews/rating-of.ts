import type { AggregateRating } from 'schema-dts'
import type { ProductReviews } from '@/content/catalogue/list-reviews'

/** The mean of real reviews for search engines, under Product alone. */
export const ratingOf = ({ rating }: ProductReviews): AggregateRating | undefined =>
  rating
    ? { '@type': 'AggregateRating', ratingValue: rating.mean, reviewCount: rating.count, bestRating: 5, worstRating: 1 }
    : undefined
