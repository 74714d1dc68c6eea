import 'server-only'
import { findSimilar } from '@estu/cms/catalogue/find-similar'
import type { Locale } from '@estu/domain/locale/locales'
import { keepUntilListedChange } from '@/content/cache-tags'
import { cms } from '@/content/payload'
import type { ProductCard } from '@/content/types'
import { mapListedProduct } from './map-listed'

type Subject = Pick<ProductCard, 'section' | 'id' | 'priceKzt'> & { formFactor?: string; kind?: string }

/**
 * Products of the same form or kind, nearest in price. Kept until one of those shown changes: that others have come
 * nearer since is no reason to render every page again.
 */
export async function listSimilar(locale: Locale, subject: Subject, limit: number): Promise<ProductCard[]> {
  const { section, id, priceKzt, formFactor, kind } = subject
  return readSimilar(locale, { collection: section, id, priceKzt, ...sharedFact(formFactor, kind) }, limit)
}

const sharedFact = (formFactor: string | undefined, kind: string | undefined) =>
  formFactor ? { facet: 'form', value: formFactor } : { facet: 'kind', value: kind ?? '' }

async function readSimilar(
  locale: Locale,
  similarTo: Parameters<typeof findSimilar>[2],
  limit: number,
): Promise<ProductCard[]> {
  'use cache'
  const rows = await findSimilar(await cms(), locale, similarTo, limit)
  keepUntilListedChange(rows, [])
  return rows.map(mapListedProduct)
}
