import { type ProductCollection, productCollections } from '@estu/domain/catalogue/collections'
import { routes } from '@estu/domain/routing/routes'
import { z } from 'zod'
import type { ReviewChoice } from '@/content/types'

const asked = z.object({
  rating: z.coerce.number().int().min(1).max(5).nullable().catch(null),
  of: z.enum(productCollections).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(9999).catch(1),
})

/** What an address asks of the list of reviews; what it cannot be asked counts as not asked. */
export const readReviewChoice = (query: Record<string, unknown>): ReviewChoice & { page: number } => asked.parse(query)

/** The list's own address, as in Russian, with what is chosen. One choice has one spelling. */
export function reviewsPath({ rating, of }: { rating: number | null; of: ProductCollection | null }): string {
  const query = new URLSearchParams({ ...(rating && { rating: String(rating) }), ...(of && { of }) })
  return query.size > 0 ? `${routes.reviews.path}?${query}` : routes.reviews.path
}
