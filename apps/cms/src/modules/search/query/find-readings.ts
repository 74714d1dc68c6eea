import type { Locale } from '@estu/domain/locale/locales'
import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import { sql } from '@payloadcms/db-postgres'
import type { Answers } from '../../../database/prepared-statements.ts'
import type { Layers } from '../analysis/layers.ts'
import { correctableStem, swaps } from '../analysis/spelling.ts'
import { anyOf, term } from '../analysis/vector.ts'
import { alikeWords } from './alike-words.ts'
import { documentsWithAll, unrankedWithAll } from './documents-with-all.ts'
import {
  type Asked,
  answerOf,
  boostFor,
  type Found,
  foundIn,
  kept,
  mostCandidates,
  mostRanked,
  nearness,
  nothingFound,
  ofHead,
  rankOf,
} from './find-hits.ts'
import { matchedSlots, mostOfWord } from './matched-slots.ts'
import { keptByPrice } from './priced.ts'
import { begunLexemes, findsBegun, type Reading, type Slot } from './query-interpretation.ts'
import { wholeOrBegun, written } from './ranking-tier.ts'
import { visibleDocuments } from './visible-documents.ts'

/** A word that was taken for another one, as `shown`. */
export type Correction = { slot: number; shown: string }
/** @property reading the one that was answered; null where there is none of which anything was found */
export type FoundReading = Found & { reading: number | null; corrections: readonly Correction[] }

/** A document that has so much of it has all. */
const wholly = sql.raw('0.9')
/** What has all of it, and is not ranked, comes last. */
const ofRest = sql.raw('0.001')
/** How much of what a query asks for a document must have, rare words counting more. */
const leastCoverage = 0.4
/** And how much of what the best one has. */
const besideBest = 0.7
/** Where nothing has all that was asked for, what is much farther off than the nearest is left out. */
const besideTop = 0.4
/** What only the text says is so much less likely what was meant. */
const inTextAlone = sql.raw('0.6')
/** In so long a sentence a word that stands nowhere tells no more than the others do. */
const longSentence = sql.raw('3')
/** One thing asked for is not matched more than wholly, however many ways it can be said. */
const mostOfOne = sql.raw('1.5')
/** A reading is so much likelier than the next one. */
const doubt = 0.9
/** A shorter word in other letters than were typed, and misspelt as well, may be any. */
const shortestGuessed = 6
/** Words that begin with a shorter one than this are others. */
const shortestBeginning = 5

/**
 * What a query may have meant: documents that have most of it, corrected spelling, other readings of it. The reading
 * that covers most is answered, in one statement.
 */
export async function findReadings(
  db: Answers,
  readings: readonly Reading[],
  asked: Asked,
  layers: Layers,
): Promise<FoundReading> {
  const slots = readings.flatMap((reading, index) =>
    reading.slots.map((slot, place) => ({
      reading: index,
      slot: place,
      ...slotRow(slot, asked.locale, layers, index > 0),
    })),
  )
  if (slots.length === 0) return { ...nothingFound, reading: null, corrections: [] }
  const title = sql`document.title_terms`
  const { locale } = asked
  const boost = boostFor({ isQuestion: readings.some(({ isQuestion }) => isQuestion) })
  const [typed, exactly, expression] = [sql`slot.typed`, sql`slot.exactly`, sql`slot.expression`]
  const sought = wholeOrBegun({ locale, typed, exactly, expression })
  const answered = await db.execute(sql`
    with slots as materialized (
      select reading, slot, weight, plain, own, near, word, stem, swapped, ${sought} as expression
      from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as slot(reading int, slot int, weight real, typed text,
        plain text, exactly text, expression text, own text, near text, word text, stem text, swapped jsonb)
    ),
    ${alikeWords(asked)},
    ${documentsWithAll(asked)},
    ${matchedSlots(asked)},
    ${coveredDocuments(asked, layers)},
    scored as materialized (
      select covered.reading, document.id, document.kind, covered.coverage, ${boost} * covered.coverage * sum(
        worth.value * matched.sureness * (0.1
          + greatest(least(${rankOf(title, sql`queries.own`)}, ${mostOfOne})
              + ${nearness} * least(${rankOf(title, sql`queries.near`)}, ${mostOfOne}),
            case when matched.in_head then ${ofHead} else 0 end))
      ) / max(covered.total) as score
      from covered join matched using (found) join worth on (worth.reading, worth.slot) = (matched.reading, matched.slot)
        join queries on (queries.reading, queries.slot) = (matched.reading, matched.slot)
        join search_documents as document on document.id = matched.id
      where covered.place <= ${written(mostRanked)}
      group by covered.reading, document.id, document.kind, document.boost, covered.coverage
    ),
    best as (
      select reading, max(score) as top, max(coverage) >= ${wholly} as is_whole from scored group by reading
      order by max(score) * ${sql.raw(String(doubt))} ^ reading desc limit 1
    ),
    unranked as materialized (${unrankedWithAll(asked, sql`${ofRest} * boost`)}),
    found as (
      select id, kind, score from scored join best using (reading)
      where score >= best.top * case when is_whole then 0 else ${sql.raw(String(besideTop))} end
      union all select id, kind, score from unranked where is_whole
      limit ${written(mostCandidates + 1)}
    ),
    ${asked.price ? sql`${keptByPrice(sql`found`, locale, asked.price)},` : sql``}
    answer as (${answerOf(asked.price ? kept : { counted: sql`found`, found: sql`found` }, asked)})
    select answer.*, (select reading from best) as reading,
      exists (select from unranked where not is_whole) as more, (
      select coalesce(jsonb_agg(jsonb_build_object('slot', slot, 'shown', shown) order by slot, place), '[]')
      from alike_words join best using (reading) where place <= 3
    ) as corrections
    from answer
  `)
  const row = answered.rows[0]
  const reading = row?.reading == null ? null : Number(row.reading)
  return { ...foundIn(row), reading, corrections: (row?.corrections ?? []) as Correction[] }
}

function slotRow(
  { typed, plain, exactly, expression, own, near, weight, misspelt }: Slot,
  locale: Locale,
  layers: Layers,
  isGuess: boolean,
) {
  const word = misspelt === null ? null : foldKazakh(misspelt)
  const begun = layers.prefix && misspelt && misspelt.length >= shortestBeginning ? begunLexemes(misspelt, layers) : []
  return {
    weight,
    typed,
    plain,
    exactly,
    expression: anyOf([expression, findsBegun(begun, layers, 'of heads')]),
    own: anyOf(own),
    near: anyOf([...near, ...begun.map((lexeme) => term(lexeme, true))]),
    ...(layers.fuzzy && misspelt && word && !(isGuess && word.length < shortestGuessed)
      ? { word, stem: correctableStem(misspelt, locale), swapped: swaps(word) }
      : { word: null, stem: null, swapped: [] }),
  }
}

/** How much of a reading each document covers; those that cover much less than another are left out. */
const coveredDocuments = ({ locale }: Asked, layers: Layers) => sql`
  rarity as materialized (
    select reading, slot, weight * ln(1 + size.n / (1.0 + had)) as value, had
    from slots cross join (
      select greatest(count(*), 1) as n from (
        select from search_documents where ${visibleDocuments(locale)} limit ${written(mostOfWord)}
      ) as sample
    ) as size cross join lateral (
      select count(*) as had from matched where matched.reading = slots.reading and matched.slot = slots.slot
    ) as counted
  ),
  worth as materialized (
    select reading, slot, case when had = 0 and count(*) over words >= ${longSentence}
      then least(value, avg(value) filter (where had > 0) over words) else value end as value
    from rarity window words as (partition by reading)
  ),
  coverage as materialized (
    select found, reading, id, max(total) as total, sum(value * sureness) / max(total) as coverage,
      sum(value * sureness * case when in_head then 1 else ${inTextAlone} end) / max(total) as closeness
    from matched join worth using (reading, slot)
      join (select reading, sum(value) as total from worth group by reading) as totals using (reading)
    group by found, reading, id
    having sum(value) / max(total) >= ${sql.raw(String(layers.partial ? leastCoverage : 0.999))}
  ),
  covered as materialized (
    select coverage.*, row_number() over (partition by reading order by closeness desc, coverage desc, id) as place
    from coverage
      join (select reading, max(closeness) as most from coverage group by reading) as closest using (reading)
    where closeness >= most * ${sql.raw(String(besideBest))}
  )`
