import { sql } from '@payloadcms/db-postgres'
import type { Answers } from '../../../database/prepared-statements.ts'
import { type Asked, type Found, findHits } from './find-hits.ts'
import { type Correction, findReadings } from './find-readings.ts'
import { otherReadings } from './other-readings.ts'
import { interpretQuery, isRequired, type Reading, type ReadingOptions } from './query-interpretation.ts'
import type { Fragment } from './ranking-tier.ts'
import { notAsked } from './read-synonyms.ts'

/** Of several things asked at once a document need not have all: those that have most of it count from the first. */
const longQuestion = 2

/** What is read beside the hits, as JSON: always, and only where not all of it was found as it was typed. */
export type Beside = { cards: (hits: Fragment) => Fragment; similar: Fragment; isSimilarWanted: boolean }

/**
 * What was found and what was looked for.
 * @property cards what was read of the hits; null where there are none
 * @property similar queries of others that begin like what was typed
 */
export type Answered = Found & {
  asked: Reading
  corrections: readonly Correction[]
  cards: unknown
  similar: readonly string[]
}

/**
 * Finds the best hits for a text: one statement, and a second only where nothing has all of what was typed. The page of
 * results and the suggestions both ask here, so that both rank alike.
 */
export async function findAnswer(
  db: Answers,
  text: string,
  question: Omit<Asked, 'also'>,
  beside: Beside,
  options: ReadingOptions,
): Promise<Answered> {
  const typed = interpretQuery(text, options)
  const isLong = typed.slots.filter(isRequired).length >= longQuestion
  const asked = (similar: Fragment): Asked => ({
    ...question,
    also: (hits) => sql`jsonb_build_object('cards', ${beside.cards(hits)}, 'similar', ${similar})`,
  })
  const orElse = asked(beside.similar)
  const first = isLong
    ? await findReadings(db, [typed], orElse, options.layers)
    : await findHits(db, typed, beside.isSimilarWanted ? orElse : asked(sql`'[]'::jsonb`))
  const isFound = 'reading' in first ? first.reading !== null : first.total > 0
  if (isFound) return { corrections: [], ...first, ...besides(first), asked: typed }
  const readings = [...(isLong ? [] : [typed]), ...otherReadings(text, options)]
  const { reading, ...other } = await findReadings(db, readings, orElse, options.layers)
  const isUnasked = other.synonyms === notAsked
  return {
    ...other,
    ...besides(isUnasked ? first : other),
    synonyms: isUnasked ? first.synonyms : other.synonyms,
    asked: readings[reading ?? 0] ?? typed,
  }
}

function besides({ also }: Found): Pick<Answered, 'cards' | 'similar'> {
  const told = also as { cards: unknown; similar: string[] } | null
  return { cards: told?.cards ?? null, similar: told?.similar ?? [] }
}
