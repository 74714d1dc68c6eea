import type { Locale } from '@estu/domain/locale/locales'
import type { Payload } from 'payload'
import { findProductsById } from './find-products.ts'
import { findSimilar, type SimilarTo } from './find-similar.ts'
import type { ListedRow } from './listed-rows.ts'

/** Who chose them: the shop itself, a recommender, or the shop in the place of a recommender that failed. */
export type ChosenBy = 'shop' | 'recommender' | 'stand-in'

/** Ids of products, UUIDs, best first; null where nobody but the shop is asked. */
type Recommend = () => Promise<readonly string[] | null>

/**
 * Products like one: those that a recommender names, as far as they are public in this language, then the shop's own
 * similar ones in the places that are left.
 */
export async function recommendProducts(
  payload: Payload,
  locale: Locale,
  similarTo: SimilarTo,
  limit: number,
  recommend: Recommend,
): Promise<{ rows: ListedRow[]; chosenBy: ChosenBy }> {
  const { ids, chosenBy } = await ask(payload, recommend)
  const named = ids.length > 0 ? (await findNamed(payload, locale, similarTo, ids)).slice(0, limit) : []
  if (named.length === limit) return { rows: named, chosenBy }
  const known = new Set(named.map(({ id }) => id))
  // As many as are wanted are enough: at most the named ones are among them.
  const own = (await findSimilar(payload, locale, similarTo, limit)).filter(({ id }) => !known.has(id))
  return { rows: [...named, ...own].slice(0, limit), chosenBy }
}

/** A recommender that fails costs a visitor nothing but its choice. */
async function ask(payload: Payload, recommend: Recommend): Promise<{ ids: readonly string[]; chosenBy: ChosenBy }> {
  try {
    const ids = await recommend()
    return ids ? { ids, chosenBy: 'recommender' } : { ids: [], chosenBy: 'shop' }
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'similar products: the recommender did not answer' })
    return { ids: [], chosenBy: 'stand-in' }
  }
}

async function findNamed(
  payload: Payload,
  locale: Locale,
  { collection, id }: SimilarTo,
  ids: readonly string[],
): Promise<ListedRow[]> {
  const others = [...new Set(ids)].filter((named) => named !== id)
  const rows = await findProductsById(payload, locale, others)
  return rows.filter((row) => row.collection === collection)
}
