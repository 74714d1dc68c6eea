import 'server-only'
import { type ProductRating, readGivenPoints, readProductRating } from '@estu/cms/reviews/product-rating'
import type { Review as Stored } from '@estu/cms/types'
import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import type { Where } from 'payload'
import { linkPath } from '@/content/link-path'
import { words } from '@/content/map-shared'
import { cms } from '@/content/payload'
import { type Paged, readList, readPage } from '@/content/read'
import type { Review, ReviewChoice } from '@/content/types'

const newestFirst = ['-writtenOn', 'id']
const reviewsOnPage = 20

/** Moderated reviews of all products or of what is chosen, newest first, a page of them. */
export async function listReviewPage(
  locale: Locale,
  page: number,
  { rating, of }: ReviewChoice,
): Promise<Paged<Review>> {
  'use cache'
  const where: Where = {
    ...(rating !== null && { rating: { equals: rating } }),
    ...(of !== null && { 'product.relationTo': { equals: of } }),
  }
  const query = { where, sort: newestFirst, limit: reviewsOnPage, page, depth: 1 }
  return readPage(locale, 'reviews', query, (stored) => reviewsOf(stored, locale))
}

/** `given`: how many gave one point to five, examples included; `rating` counts real ones alone. */
export type ProductReviews = { newest: Review[]; given: number[]; rating: ProductRating | null }

/** The newest moderated reviews of one product, and what all real ones come to. */
export async function getProductReviews(
  locale: Locale,
  section: ProductCollection,
  productId: string,
): Promise<ProductReviews> {
  'use cache'
  const where = { 'product.value': { equals: productId } }
  const product = { collection: section, id: productId }
  const [found, rating, given] = await Promise.all([
    readList(locale, 'reviews', { where, sort: newestFirst, limit: reviewsOnPage, depth: 1 }),
    readProductRating(await cms(), locale, product),
    readGivenPoints(await cms(), locale, product),
  ])
  return { newest: found.flatMap((stored) => reviewsOf(stored, locale)), given, rating }
}

const reviewsOf = (stored: Stored, locale: Locale): Review[] =>
  stored.title && stored.text ? [mapReview(stored, locale)] : []

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
