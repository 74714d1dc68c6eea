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
  /** The first id, and the one before which the walk ends. */
  range?: { from?: string | null; before?: string | null }
}

/** Documents of a collection by id, a page at a time; never newer drafts, which are not kept under that id. */
export async function* keysetPages<C extends CollectionSlug>(
  payload: Payload,
  { range = {}, where = {}, overrideAccess, ...query }: KeysetQuery<C>,
  pageSize = usualPageSize,
): AsyncGenerator<readonly DataFromCollectionSlug<C>[], void, undefined> {
  const within: Where[] = [where]
  if (range.from) within.push({ id: { greater_than_equal: range.from } })
  if (range.before) within.push({ id: { less_than: range.before } })
  yield* walkKeys(async (after, limit) => {
    const beyond = after ? [...within, { id: { greater_than: after } }] : within
    // Trap: for TypeScript a find in any collection at all is a find in each of them, which is too much for it.
    const found = await payload.find({
      ...query,
      collection: query.collection as 'pages',
      overrideAccess,
      where: { and: beyond },
      sort: 'id',
      limit,
      pagination: false,
    })
    return found.docs as object[] as (DataFromCollectionSlug<C> & { id: string })[]
  }, pageSize)
}
