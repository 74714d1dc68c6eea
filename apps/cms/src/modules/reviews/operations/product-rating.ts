import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

type ReviewedProduct = { collection: ProductCollection; id: string }

/** `mean` is between 1 and 5, to a tenth; `count` is at least 1. */
export type ProductRating = { mean: number; count: number }

/** What the published reviews of a product in one language come to; examples are no ratings. Null without any. */
export async function readProductRating(
  payload: Payload,
  locale: Locale,
  product: ReviewedProduct,
): Promise<ProductRating | null> {
  const found = await payload.db.drizzle.execute(sql`
    select count(*)::int as count, round(avg(rating), 1)::float8 as mean
    ${publishedOf(locale, product)} and not coalesce(is_demo, false)
  `)
  const { count, mean } = found.rows[0] as { count: number; mean: number | null }
  return count > 0 && mean !== null ? { mean, count } : null
}

/** How many gave one point, two points, and so on to five; examples are counted. */
export async function readGivenPoints(payload: Payload, locale: Locale, product: ReviewedProduct): Promise<number[]> {
  const found = await payload.db.drizzle.execute(sql`
    select rating::int as rating, count(*)::int as count ${publishedOf(locale, product)} group by 1
  `)
  const counts = new Map(found.rows.map(({ rating, count }) => [Number(rating), Number(count)]))
  return [1, 2, 3, 4, 5].map((points) => counts.get(points) ?? 0)
}

const publishedOf = (locale: Locale, { collection, id }: ReviewedProduct) => sql`
  from reviews
  join reviews_rels on reviews_rels.parent_id = reviews.id and reviews_rels.path = 'product'
  join reviews_locales on reviews_locales._parent_id = reviews.id and reviews_locales._locale = ${locale}
  where reviews_rels.${sql.identifier(`${collection}_id`)} = ${id}::uuid
    and reviews_locales._status = 'published' and reviews.deleted_at is null
`
