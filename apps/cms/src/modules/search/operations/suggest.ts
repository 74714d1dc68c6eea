import { isLocale, type Locale } from '@estu/domain/locale/locales'
import type { SuggestAnswer } from '@estu/domain/search/search-result'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type Answers, preparedOn } from '../../../database/prepared-statements.ts'
import { allLayers } from '../analysis/layers.ts'
import { allOf } from '../analysis/vector.ts'
import { markText } from '../marks/mark-text.ts'
import { matcherOf } from '../marks/matcher.ts'
import { askedQueries, markBeginning } from '../query/asked-queries.ts'
import { cleanQuery } from '../query/clean-query.ts'
import { answerOf, findTitled, foundIn, ofHead } from '../query/find-hits.ts'
import { plainFirst } from '../query/in-tier.ts'
import { otherReadings } from '../query/other-readings.ts'
import { notAsked, withSynonyms } from '../query/read-synonyms.ts'
import { isRequired, type Reading, type ReadingOptions, readQuery } from '../query/reading.ts'

const shownHits = 6
const mostCandidates = 400
/** What a text that is being typed may become: queries of others that begin so, and documents by their titles. */
export async function suggest(
  payload: Payload,
  question: { locale: 'ru' | 'kk'; query: string },
): Promise<SuggestAnswer> {
  const text = cleanQuery(question.query)
  const locale = isLocale(question.locale) ? question.locale : 'ru'
  const db = preparedOn(payload)
  const { queries, hits } = await withSynonyms(db, payload, locale, (synonyms) =>
    suggestFrom(db, text, locale, { layers: allLayers, synonyms }),
  )
  return { queries, hits }
}

type Suggested = SuggestAnswer & { synonyms: string }

async function suggestFrom(db: Answers, text: string, locale: Locale, options: ReadingOptions): Promise<Suggested> {
  const typed = readQuery(text, options)
  const readings = [typed, ...otherReadings(text, options)].filter(({ slots }) => slots.length > 0)
  if (readings.length === 0) return { queries: [], hits: [], synonyms: notAsked }
  const found = await db.execute(sql`
    with typed as materialized (${candidates(typed, locale)}),
    found as materialized (
      select * from typed
      ${sql.join(
        readings
          .filter((reading) => reading !== typed)
          .map(
            (reading) =>
              sql`union all select * from (${candidates(reading, locale)}) as other where not exists (select from typed)`,
          ),
        sql` `,
      )}
    ),
    one as materialized (select distinct on (id) id, kind, score from found order by id, score desc),
    answer as (${answerOf({ counted: sql`one`, found: sql`one` }, { locale, kind: null, page: 1 }, 0)})
    select answer.*, ${askedQueries(locale, text)} as queries
    from answer
  `)
  const row = found.rows[0]
  const matchers = readings.map((reading) => matcherOf(reading, locale))
  const matches = (word: string) => matchers.some((matcher) => matcher(word))
  const queries = (row?.queries ?? []) as string[]
  const { hits, synonyms } = foundIn(row)
  return {
    synonyms,
    queries: queries.map((query) => markBeginning(query, text)),
    hits: hits
      .slice(0, shownHits)
      .map(({ title, text: _, ...hit }) => ({ ...hit, title: markText(title, matches), excerpt: [] })),
  }
}

/** Documents by their titles, and where those are few, by what they are about: products by their brand. */
function candidates(reading: Reading, locale: Locale) {
  const required = reading.slots.filter(isRequired)
  const query = sql`${allOf(required.map(({ expression }) => expression))}::text`
  const plain = sql`${allOf(required.map((slot) => slot.plain))}::text`
  const question = { locale, plain, query, most: mostCandidates }
  return sql`
    with titled as materialized (${findTitled(reading, question)})
    select * from titled
    union all select * from (${plainFirst({ ...question, columns: sql`id, kind, boost * ${ofHead} as score`, tier: 'head' })}) as head
      where (select count(*) from titled) < ${shownHits}`
}
