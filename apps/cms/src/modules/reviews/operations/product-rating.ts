import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** `mean` is between 1 and 5, to a tenth; `count` is at least 1. */
export type ProductRating = { mean: number; count: number }

/** What the published reviews of a product in one language come to; examples are no ratings. Null without any. */
export async function readProductRating(
  payload: Payload,
  locale: Locale,
  product: { collection: ProductCollection; id: string },
): Promise<ProductRating | null> {
  const found = await payload.db.drizzle.execute(sql`
    select count(*)::int as count, round(avg(rating), 1)::float8 as mean
    from reviews
    join reviews_rels on reviews_rels.parent_id = reviews.id and reviews_rels.path = 'product'
    join reviews_locales on reviews_locales._parent_id = reviews.id and reviews_locales._locale = ${locale}
    where ${sql.identifier('reviews_rels')}.${sql.identifier(`${product.collection}_id`)} = ${product.id}::uuid
      and reviews_locales._status = 'published' and reviews.deleted_at is null and not coalesce(is_demo, false)
  `)
  const { count, mean } = found.rows[0] as { count: number; mean: number | null }
  return count > 0 && mean !== null ? { mean, count } : null
}
