import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { searchPath } from '@estu/domain/search/search-address'
import type { MarkedText, SearchHit, SearchKind, SuggestAnswer } from '@estu/domain/search/search-result'
import type { Translate } from '@/i18n/translator'
import type { SuggestedProduct, SuggestionRow, Suggestions } from '@/lib/suggestions'

type Found = {
  query: string
  answer: SuggestAnswer
  /** What is known of the products among the hits, by id. */
  products: ReadonlyMap<string, SuggestedProduct & { price: string }>
}

/** What is shown under the field: queries across, goods beside articles and services, the way to all results last. */
export function suggestionsOf(t: Translate, locale: Locale, { query, answer, products }: Found): Suggestions {
  const goods = answer.hits.filter(({ kind }) => kind === 'products')
  const texts = answer.hits.filter(({ kind }) => kind !== 'products')
  const groups = [
    { title: t('search.queries'), wide: true, rows: answer.queries.map((text) => queryRow(locale, text)) },
    { title: t('search.goods'), wide: texts.length === 0, rows: goods.map((hit) => productRow(locale, hit, products)) },
    { title: t('search.texts'), wide: goods.length === 0, rows: texts.map((hit) => textRow(t, locale, hit)) },
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

/** Kinds that a title does not give away. */
const noted: readonly SearchKind[] = ['services', 'branches', 'questions']

function textRow(t: Translate, locale: Locale, { kind, path, title }: SearchHit): SuggestionRow {
  const note = noted.some((one) => one === kind) ? t(`search.${kind}`) : ''
  return { href: localisePath(locale, path), icon: 'document', text: title, note }
}

/** A product that lists do not know yet is its name alone. */
function productRow(
  locale: Locale,
  { documentId, path, title }: SearchHit,
  products: Found['products'],
): SuggestionRow {
  const row = { href: localisePath(locale, path), icon: 'cart', text: title } as const
  const known = products.get(documentId)
  if (!known) return { ...row, note: '' }
  const { price, ...product } = known
  return { ...row, note: price, product }
}
