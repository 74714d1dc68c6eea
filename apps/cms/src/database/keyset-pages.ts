import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, DataFromCollectionSlug, Payload, SelectType, TypedLocale, Where } from 'payload'

/** Rows that a walk reads at once: little enough for memory, enough that questions do not cost more than answers. */
const usualPageSize = 500

/**
 * Everything of a list that is ordered by a unique key, page by page: each page is asked for by the last key of the one
 * before. Rows that come or go meanwhile shift no others, so none is given twice and none that stays is left out.
 * @param readAfter the first rows after a key, in its order; from the beginning for null.
 */
export async function* walkKeys<T extends { id: string }>(
  readAfter: (after: string | null, limit: number) => Promise<readonly T[]>,
  pageSize: number,
): AsyncGenerator<readonly T[], void, undefined> {
  let after: string | null = null
  for (;;) {
    const rows: readonly T[] = await readAfter(after, pageSize)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < pageSize) return
    after = last.id
  }
}

type KeysetQuery<C extends CollectionSlug> = {
  collection: C
  depth: number
  /** Whether the reader's own rights are passed over: said each time, as in every call of Payload. */
  overrideAccess: boolean
  where?: Where
  select?: SelectType
  locale?: 'all' | TypedLocale
  fallbackLocale?: false
  range?: KeyRange
}

/** Ids from one on, or after one, and before another. */
type KeyRange = { from?: string | null; after?: string | null; before?: string | null }

/**
 * Documents of a collection by id, as they are outside of newer drafts. Each page is what may be read of so many ids:
 * it may be shorter than that, and is never empty. Trap: asked for the first documents after an id, PostgreSQL goes
 * through all languages' rows from their beginning; asked for documents of some ids, it does not.
 */
export async function* keysetPages<C extends CollectionSlug>(
  payload: Payload,
  { range = {}, where = {}, overrideAccess, ...query }: KeysetQuery<C>,
  pageSize = usualPageSize,
): AsyncGenerator<readonly DataFromCollectionSlug<C>[], void, undefined> {
  const readAfter = (after: string | null, limit: number) =>
    readIds(payload, query.collection, { ...range, after: after ?? range.after }, limit)
  for await (const keys of walkKeys(readAfter, pageSize)) {
    // Trap: for TypeScript a find in any collection at all is a find in each of them, which is too much for it.
    const found = await payload.find({
      ...query,
      collection: query.collection as 'pages',
      overrideAccess,
      where: { and: [where, { id: { in: keys.map(({ id }) => id) } }] },
      sort: 'id',
      limit: keys.length,
      pagination: false,
    })
    if (found.docs.length > 0) yield found.docs as object[] as DataFromCollectionSlug<C>[]
  }
}

/** All ids of a collection in order, so many at once. */
export const walkIds = (payload: Payload, collection: string, pageSize: number) =>
  walkKeys((after, limit) => readIds(payload, collection, { after }, limit), pageSize)

async function readIds(
  payload: Payload,
  collection: string,
  { from, after, before }: KeyRange,
  limit: number,
): Promise<{ id: string }[]> {
  const found = await payload.db.drizzle.execute(sql`
    select id::text from ${sql.identifier(collection.replaceAll('-', '_'))}
    where true ${from ? sql`and id >= ${from}::uuid` : sql``} ${after ? sql`and id > ${after}::uuid` : sql``}
      ${before ? sql`and id < ${before}::uuid` : sql``}
    order by id limit ${limit}
  `)
  return found.rows.map(({ id }) => ({ id: String(id) }))
}
