import 'server-only'
import type { SimilarTo } from '@estu/cms/catalogue/find-similar'
import { type ChosenBy, recommendProducts } from '@estu/cms/catalogue/recommend-products'
import type { Locale } from '@estu/domain/locale/locales'
import { cacheLife } from 'next/cache'
import { keepUntilListedChange } from '@/content/cache-tags'
import { cms } from '@/content/payload'
import { recommendOnSite } from '@/content/search/search-site'
import type { ProductCard } from '@/content/types'
import { mapListedProduct } from './map-listed'

type Subject = Pick<ProductCard, 'section' | 'id' | 'priceKzt'> & { formFactor?: string | null; kind?: string }

/** The service learns by the day; one that failed is asked again soon. Pages are prepared for five minutes at least. */
const lives = {
  recommender: { stale: 300, revalidate: 24 * 3600, expire: 7 * 24 * 3600 },
  'stand-in': { stale: 60, revalidate: 60, expire: 300 },
} as const satisfies Record<Exclude<ChosenBy, 'shop'>, object>

/**
 * What the hosted service recommends, where it is set up to, or products of the same form or kind, nearest in price.
 * The shop's own choice is kept until one of those shown changes: that others have come nearer since is no reason to
 * render every page again.
 */
export async function listSimilar(locale: Locale, subject: Subject, limit: number): Promise<ProductCard[]> {
  const { section, id, priceKzt, formFactor, kind } = subject
  return readSimilar(locale, { collection: section, id, priceKzt, ...sharedFact(formFactor, kind) }, limit)
}

const sharedFact = (formFactor: string | null | undefined, kind: string | undefined) =>
  formFactor ? { facet: 'form', value: formFactor } : { facet: 'kind', value: kind ?? '' }

async function readSimilar(locale: Locale, similarTo: SimilarTo, limit: number): Promise<ProductCard[]> {
  'use cache'
  const { collection, id } = similarTo
  const recommend = () => recommendOnSite(locale, { collection, documentId: id, most: limit })
  const { rows, chosenBy } = await recommendProducts(await cms(), locale, similarTo, limit, recommend)
  keepUntilListedChange(rows, [])
  // The shorter life of the two counts, in one function: an outer one with a life of its own would win over an inner.
  if (chosenBy !== 'shop') cacheLife(lives[chosenBy])
  return rows.map(mapListedProduct)
}
