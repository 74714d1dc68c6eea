import { type Locale, localisePath } from '@estu/domain/locale/locales'
import type { MarkedText, SearchHit, SuggestAnswer } from '@estu/domain/search/results/search-result'
import { searchPath } from '@estu/domain/search/search-address'
import { isSearchable } from '@estu/domain/search/search-kind'
import type { Translate } from '@/i18n/translator'
import type { SuggestedProduct, SuggestionRow, Suggestions } from '@/lib/suggestions'

type Found = {
  query: string
  answer: SuggestAnswer
  /** What is known of the products among the hits, by id. */
  products: ReadonlyMap<string, SuggestedProduct & { price: string }>
}

/**
 * What is shown under the field: queries across, then goods beside articles and services, those with the best hit first,
 * and the way to all results last.
 */
export function suggestionsOf(t: Translate, locale: Locale, { query, answer, products }: Found): Suggestions {
  const [best] = answer.hits
  const isGoods = ({ kind }: SearchHit) => kind === 'products'
  const goods = answer.hits.filter(isGoods)
  const texts = answer.hits.filter((hit) => !isGoods(hit))
  const wide = goods.length === 0 || texts.length === 0
  const found = [
    { title: t('search.goods'), wide, rows: goods.map((hit) => productRow(t, locale, hit, products)) },
    { title: t('search.texts'), wide, rows: texts.map((hit) => textRow(t, locale, hit)) },
  ]
  const groups = [
    { title: t('search.queries'), wide: true, rows: answer.queries.map((text) => queryRow(locale, text)) },
    ...(best && !isGoods(best) ? found.reverse() : found),
  ].filter(({ rows }) => rows.length > 0)
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return {
    label: t('search.suggestions'),
    announcement: count > 0 ? t('search.suggested', { count }) : t('search.noneSuggested'),
    groups,
    all: { href: localisePath(locale, searchPath({ query })), label: t('search.allResults', { query }) },
  }
}

function queryRow(locale: Locale, text: MarkedText): SuggestionRow {
  const query = text.map((piece) => piece.text).join('')
  return { href: localisePath(locale, searchPath({ query })), icon: 'search', text, note: '' }
}

function textRow(t: Translate, locale: Locale, { collection, path, title }: SearchHit): SuggestionRow {
  return { href: localisePath(locale, path), icon: 'document', text: title, note: kindNote(t, collection) }
}

/** What sort of thing a document is, in words. */
function kindNote(t: Translate, collection: string): string {
  return isSearchable(collection) ? t(`search.kindOf.${collection}`) : ''
}

/** A product that lists do not know yet is its name and its kind alone. */
function productRow(
  t: Translate,
  locale: Locale,
  { collection, documentId, path, title }: SearchHit,
  products: Found['products'],
): SuggestionRow {
  const row = { href: localisePath(locale, path), icon: 'cart', text: title } as const
  const known = products.get(documentId)
  if (!known) return { ...row, note: kindNote(t, collection) }
  const { price, ...product } = known
  return { ...row, note: price, product }
}
