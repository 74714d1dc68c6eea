import { isLocale } from '@estu/domain/locale/locales'
import { type SearchAnswer, type SearchHit, type SearchQuestion, searchKinds } from '@estu/domain/search/search-result'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { allLayers, type Layers } from '../analysis/layers.ts'
import { excerptOf } from '../marks/excerpt.ts'
import { markText } from '../marks/mark-text.ts'
import { type Matcher, matcherOf } from '../marks/matcher.ts'
import { cleanQuery } from '../query/clean-query.ts'
import { type Found, type FoundRow, findHits, mostCandidates } from '../query/find-hits.ts'
import { type FoundReading, findReadings } from '../query/find-readings.ts'
import { otherReadings } from '../query/other-readings.ts'
import { readSynonyms } from '../query/read-synonyms.ts'
import { type Reading, readQuery } from '../query/reading.ts'

/** Pages beyond this one are empty: what is ranked ends there. */
const lastPage = 250

/**
 * Finds what visitors of a language can see: one statement, and a second only where nothing has all of what was typed.
 * Any text is taken; one that asks for nothing finds nothing.
 * @param layers ways of reading to leave out, for measurements.
 */
export async function search(
  payload: Payload,
  question: SearchQuestion,
  layers: Layers = allLayers,
): Promise<SearchAnswer> {
  const text = cleanQuery(question.query)
  const locale = isLocale(question.locale) ? question.locale : 'ru'
  const page = Number.isInteger(question.page) ? Math.min(Math.max(question.page, 1), lastPage) : 1
  const kind = searchKinds.find((known) => known === question.kind) ?? null
  const db = await databaseOf(await createLocalReq({}, payload))
  const options = { layers, synonyms: layers.synonyms ? await readSynonyms(db, payload, locale) : [] }
  const typed = readQuery(text, options)
  const asked = { locale, kind, page }
  const found = await findHits(db, typed, asked)
  if (found.total > 0) return answer(found, matcherOf(typed, locale), null)
  const readings = text === '' ? [] : [typed, ...otherReadings(text, options)]
  const other = await findReadings(db, readings, asked, layers)
  const reading = readings[other?.reading ?? -1]
  if (!other || !reading) return answer(found, () => false, null)
  const corrections = other.corrections.map(({ shown }) => shown)
  return answer(other, matcherOf(reading, locale, corrections), readAs(text, reading, other))
}

function answer(found: Found, matches: Matcher, readAs: string | null): SearchAnswer {
  const counts = Object.fromEntries(searchKinds.map((kind) => [kind, Number(found.counts[kind] ?? 0)]))
  return {
    hits: found.hits.map((row) => hitOf(row, matches)),
    counts: counts as SearchAnswer['counts'],
    total: Math.min(found.total, mostCandidates),
    more: found.total > mostCandidates,
    readAs,
  }
}

export function hitOf({ title, body, ...row }: FoundRow, matches: Matcher, withExcerpt = true): SearchHit {
  return { ...row, title: markText(title, matches), excerpt: withExcerpt ? excerptOf(body, matches) : [] }
}

/** What was looked for instead of what was typed; null where only less of it was found. */
function readAs(typed: string, reading: Reading, { corrections }: FoundReading): string | null {
  const words = new Map<number, string>()
  for (const { slot, shown } of corrections) if (!words.has(slot)) words.set(slot, shown)
  if (words.size === 0) return reading.text === typed ? null : reading.text
  return reading.slots.map((slot, index) => words.get(index) ?? slot.text).join(' ')
}
