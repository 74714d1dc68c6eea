import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { searchPath } from '@estu/domain/search/search-address'
import type { MarkedText, SearchHit, SearchKind, SuggestAnswer } from '@estu/domain/search/search-result'
import type { Translate } from '@/i18n/translator'
import type { SuggestionRow, Suggestions } from '@/lib/suggestions'

/** What is shown under the field: queries across, goods beside articles and services, the way to all results last. */
export function suggestionsOf(t: Translate, locale: Locale, query: string, answer: SuggestAnswer): Suggestions {
  const goods = answer.hits.filter(({ kind }) => kind === 'products')
  const texts = answer.hits.filter(({ kind }) => kind !== 'products')
  const groups = [
    { title: t('search.queries'), wide: true, rows: answer.queries.map((text) => queryRow(locale, text)) },
    { title: t('search.goods'), wide: texts.length === 0, rows: goods.map((hit) => hitRow(t, locale, hit)) },
    { title: t('search.texts'), wide: goods.length === 0, rows: texts.map((hit) => hitRow(t, locale, hit)) },
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

/** A product's picture and price join its row here once its card is at hand. */
function hitRow(t: Translate, locale: Locale, { kind, path, title }: SearchHit): SuggestionRow {
  const isProduct = kind === 'products'
  const note = noted.some((one) => one === kind) ? t(`search.${kind}`) : ''
  return { href: localisePath(locale, path), icon: isProduct ? 'cart' : 'document', text: title, note }
}
