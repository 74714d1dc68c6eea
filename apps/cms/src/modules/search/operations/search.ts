import { isLocale, type Locale } from '@estu/domain/locale/locales'
import type { PricedQuery, PriceWords } from '@estu/domain/search/prices/price-words'
import { type SearchAnswer, type SearchQuestion, searchKinds } from '@estu/domain/search/results/search-result'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { preparedOn } from '../../../database/prepared-statements.ts'
import { allLayers, type Layers } from '../analysis/layers.ts'
import { excerptOf } from '../marks/excerpt.ts'
import { markText } from '../marks/mark-text.ts'
import { matcherOf } from '../marks/matcher.ts'
import { askedQueries, markBeginning } from '../query/asked-queries.ts'
import { cleanQuery } from '../query/clean-query.ts'
import { type Answered, findAnswer } from '../query/find-answer.ts'
import { questionText } from '../query/question-text.ts'
import type { Fragment } from '../query/ranking-tier.ts'
import { withSynonyms } from '../query/read-synonyms.ts'
import type { SynonymGroup } from '../query/synonyms.ts'

/** Pages beyond this one are empty: what is ranked ends there. */
const lastPage = 250

/** What search is asked beside the question. */
type Options = {
  /** Ways of reading to leave out, for measurements. */
  layers?: Layers
  /** What is read of the hits in the same statement: from their JSON, as JSON. */
  cards?: (hits: Fragment) => Fragment
}

/**
 * Finds what visitors of a language can see: one statement, and a second only where nothing has all of what was typed.
 * Any text is taken; one that asks for nothing finds nothing.
 * @returns also what was read of the hits; null where there are none
 */
export async function searchWith(
  payload: Payload,
  question: SearchQuestion,
  { layers = allLayers, cards = () => sql`null` }: Options,
): Promise<{ answer: SearchAnswer; cards: unknown }> {
  const locale = isLocale(question.locale) ? question.locale : 'ru'
  const typed = cleanQuery(question.query)
  const { text, price } = questionText(typed, locale)
  const page = Number.isInteger(question.page) ? Math.min(Math.max(question.page, 1), lastPage) : 1
  const kind = searchKinds.find((known) => known === question.kind) ?? null
  const db = preparedOn(payload)
  const beside = { cards, similar: askedQueries(locale, typed), isSimilarWanted: false }
  const ask = (synonyms: readonly SynonymGroup[]) =>
    findAnswer(db, text, { locale, kind, page, price }, beside, { layers, synonyms })
  const found = layers.synonyms ? await withSynonyms(db, payload, locale, ask) : await ask([])
  return { answer: answerOf(found, { typed, text, price }, locale), cards: found.cards }
}

export const search = async (
  payload: Payload,
  question: SearchQuestion,
  layers: Layers = allLayers,
): Promise<SearchAnswer> => (await searchWith(payload, question, { layers })).answer

type Typed = PricedQuery & { typed: string }

function answerOf(found: Answered, { typed, text, price }: Typed, locale: Locale): SearchAnswer {
  const corrections = found.corrections.map(({ shown }) => shown)
  const isNothing = found.total === 0
  const matches = isNothing ? () => false : matcherOf(found.asked, locale, corrections)
  const asked = found.asked.slots.length
  const counts = Object.fromEntries(searchKinds.map((kind) => [kind, Number(found.counts[kind] ?? 0)]))
  return {
    hits: found.hits.map(({ title, text, ...row }) => ({
      ...row,
      title: markText(title, matches),
      excerpt: excerptOf(text, matches, asked),
    })),
    counts: counts as SearchAnswer['counts'],
    total: found.total,
    more: found.more,
    readAs: isNothing ? null : readAs(text, found),
    price: priceOf(price, found),
    similar: found.similar.map((query) => markBeginning(query, typed)),
  }
}

/** An order that was not followed is not worth telling; a bound that nothing is within is. */
function priceOf(price: PriceWords | null, { isPriced, total }: Answered): SearchAnswer['price'] {
  if (price === null || total === 0 || (price.most === null && !isPriced)) return null
  return { ...price, isMet: isPriced }
}

/** What was looked for instead of what was typed; null where only less of it was found. */
function readAs(typed: string, { asked, corrections }: Answered): string | null {
  const words = new Map<number, string>()
  for (const { slot, shown } of corrections) if (!words.has(slot)) words.set(slot, shown)
  if (words.size === 0) return asked.text === typed ? null : asked.text
  return asked.slots.map((slot, index) => words.get(index) ?? slot.text).join(' ')
}
