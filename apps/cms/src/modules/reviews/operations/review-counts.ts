import { type ProductCollection, productCollections } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

export type ReviewCounts = {
  /** How many gave one point, two points, and so on to five. */
  given: number[]
  /** How many are about goods of each kind. */
  kinds: Record<ProductCollection, number>
}

/** How many reviews are published in one language; the points of one kind of goods alone, where one is named. */
export async function readReviewCounts(
  payload: Payload,
  locale: Locale,
  of: ProductCollection | null,
): Promise<ReviewCounts> {
  const about = (collection: ProductCollection) => sql`reviews_rels.${sql.identifier(`${collection}_id`)} is not null`
  const kinds = productCollections.map(
    (collection) => sql`count(*) filter (where ${about(collection)})::int as ${sql.identifier(collection)}`,
  )
  const points = [1, 2, 3, 4, 5].map(
    (value) => sql`count(*) filter (where rating = ${value} and ${of ? about(of) : sql`true`})::int`,
  )
  const found = await payload.db.drizzle.execute(sql`
    select array[${sql.join(points, sql`, `)}] as given, ${sql.join(kinds, sql`, `)}
    from reviews
    join reviews_rels on reviews_rels.parent_id = reviews.id and reviews_rels.path = 'product'
    join reviews_locales on reviews_locales._parent_id = reviews.id and reviews_locales._locale = ${locale}
    where reviews_locales._status = 'published' and reviews.deleted_at is null
  `)
  const { given, ...counted } = found.rows[0] as { given: number[] } & Record<ProductCollection, number>
  return { given, kinds: counted }
}
