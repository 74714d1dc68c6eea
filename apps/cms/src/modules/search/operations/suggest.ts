import { isLocale } from '@estu/domain/locale/locales'
import type { SuggestAnswer } from '@estu/domain/search/results/search-result'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { preparedOn } from '../../../database/prepared-statements.ts'
import { allLayers } from '../analysis/layers.ts'
import { markText } from '../marks/mark-text.ts'
import { matcherOf } from '../marks/matcher.ts'
import { askedQueries, markBeginning } from '../query/asked-queries.ts'
import { cleanQuery } from '../query/clean-query.ts'
import { findAnswer } from '../query/find-answer.ts'
import { questionText } from '../query/question-text.ts'
import { withSynonyms } from '../query/read-synonyms.ts'

const shownHits = 6

/**
 * Returns what a text that is being typed may become: queries of others that begin so, and the first hits of the page of
 * results.
 */
export async function suggest(
  payload: Payload,
  question: { locale: 'ru' | 'kk'; query: string },
): Promise<SuggestAnswer> {
  const locale = isLocale(question.locale) ? question.locale : 'ru'
  const typed = cleanQuery(question.query)
  const { text, price } = questionText(typed, locale)
  const db = preparedOn(payload)
  const asked = { locale, kind: null, page: 1, price, most: shownHits }
  const beside = { cards: () => sql`null`, similar: askedQueries(locale, typed), isSimilarWanted: true }
  const found = await withSynonyms(db, payload, locale, (synonyms) =>
    findAnswer(db, text, asked, beside, { layers: allLayers, synonyms }),
  )
  const corrections = found.corrections.map(({ shown }) => shown)
  const matches = matcherOf(found.asked, locale, corrections)
  return {
    queries: found.similar.map((query) => markBeginning(query, typed)),
    hits: found.hits.map(({ title, text: _, ...hit }) => ({ ...hit, title: markText(title, matches), excerpt: [] })),
  }
}
