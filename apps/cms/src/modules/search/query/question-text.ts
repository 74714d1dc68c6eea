import type { Locale } from '@estu/domain/locale/locales'
import { type PricedQuery, readPriceWords } from '@estu/domain/search/prices/price-words'
import { chunksOf } from '@estu/domain/search/tokens'

/** What the shop mostly sells: what a price alone is asked of. */
const mainGoods: Record<Locale, string> = { ru: 'слуховой аппарат', kk: 'есту аппараты' }

/** Returns what a cleaned query looks for, and what it may cost. */
export function questionText(query: string, locale: Locale): PricedQuery {
  const priced = readPriceWords(query)
  return priced.price && chunksOf(priced.text).length === 0 ? { ...priced, text: mainGoods[locale] } : priced
}
