import type { Locale } from '@estu/domain/locale/locales'
import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import { sql } from '@payloadcms/db-postgres'
import type { Layers } from '../analysis/layers.ts'
import { correctableStem, swaps } from '../analysis/spelling.ts'
import { anyOf, term } from '../analysis/vector.ts'
import type { Database } from '../indexing/generations.ts'
import { type Asked, answerOf, type Found, foundIn, livesIn, mostCandidates, nearness, rankOf } from './find-hits.ts'
import { begunLexemes, type Reading, type Slot } from './reading.ts'

/** A word that was taken for another one, as `shown`. */
export type Correction = { slot: number; shown: string }
export type FoundReading = Found & { reading: number; corrections: readonly Correction[] }

/** Documents that are looked at for one word. */
const mostOfWord = 1000
/** How much of what a query asks for a document must have, rare words counting more. */
const leastCoverage = 0.4
/** And how much of what the best one has. */
const besideBest = 0.7
/** Where nothing has all that was asked for, what is much farther off than the nearest is left out. */
const besideTop = 0.4
/** A corrected word counts so much of the word that was typed. */
const corrected = 0.8
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
  db: Database,
  readings: readonly Reading[],
  asked: Asked,
  layers: Layers,
): Promise<FoundReading | null> {
  const slots = readings.flatMap((reading, index) =>
    reading.slots.map((slot, place) => ({
      reading: index,
      slot: place,
      ...slotRow(slot, asked.locale, layers, index > 0),
    })),
  )
  if (slots.length === 0) return null
  const found = await db.execute(sql`
    with slots as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as slot(reading int, slot int, weight real,
        expression text, own text, near text, word text, stem text, swapped jsonb)
    ),
    ${alikeWords(asked)},
    ${matchedSlots(asked)},
    ${coveredDocuments(asked, layers)},
    scored as materialized (
      select covered.reading, document.id, document.kind, covered.coverage, document.boost * covered.coverage * sum(
        worth.value * matched.sureness * (0.1
          + coalesce(least(${rankOf(sql`document.head`, sql`queries.own`)}, ${mostOfOne}), 0)
          + ${nearness} * coalesce(least(${rankOf(sql`document.head`, sql`queries.near`)}, ${mostOfOne}), 0))
      ) / max(covered.total) as score
      from covered join matched using (reading, id) join worth using (reading, slot)
        join queries using (reading, slot) join search_documents as document using (id)
      group by covered.reading, document.id, document.kind, document.boost, covered.coverage
    ),
    best as (
      select reading, max(score) as top, max(coverage) as coverage from scored group by reading
      order by max(score) * ${sql.raw(String(doubt))} ^ reading desc limit 1
    ),
    found as (
      select id, kind, score from scored join best using (reading)
      where score >= best.top * case when best.coverage < 0.9 then ${sql.raw(String(besideTop))} else 0 end
    ),
    answer as (${answerOf(sql`found`, asked)})
    select answer.*, (select reading from best) as reading, (
      select coalesce(jsonb_agg(jsonb_build_object('slot', slot, 'shown', shown) order by slot, place), '[]')
      from alike_words join best using (reading) where place <= 3
    ) as corrections
    from answer
  `)
  const row = found.rows[0]
  if (!row || row.reading === null) return null
  return { ...foundIn(row), reading: Number(row.reading), corrections: row.corrections as Correction[] }
}

function slotRow({ expression, own, near, weight, misspelt }: Slot, locale: Locale, layers: Layers, isGuess: boolean) {
  const word = misspelt === null ? null : foldKazakh(misspelt)
  const begun = layers.prefix && misspelt && misspelt.length >= shortestBeginning ? begunLexemes(misspelt, layers) : []
  const beginnings = begun.map((lexeme) => term(lexeme, ':*'))
  return {
    weight,
    expression: anyOf([expression, ...beginnings]),
    own: anyOf(own),
    near: anyOf([...near, ...beginnings]),
    ...(layers.fuzzy && misspelt && word && !(isGuess && word.length < shortestGuessed)
      ? { word, stem: correctableStem(misspelt, locale), swapped: swaps(word) }
      : { word: null, stem: null, swapped: [] }),
  }
}

/** Letters that sound alike or are taken for one another, as one. */
const sounding = (word: string) => `translate(${word}, 'оеябвгдзжщцюё', 'аиапфктсшшсуи')`

/**
 * How a stored word may differ from a typed one: two letters in a long word, one in a shorter one; in a short one only
 * a letter too few or too many, or one that sounds alike. Another consonant makes another word.
 */
const spelling = (typed: string, stored: string, { short, long }: { short: number; long: number }) =>
  sql.raw(`case
    when length(${typed}) >= ${long + 1} then levenshtein_less_equal(${stored}, ${typed}, 2) <= 2
    when length(${typed}) >= ${long} then levenshtein_less_equal(${stored}, ${typed}, 1) <= 1
    when length(${typed}) >= ${short} then
      case when length(${typed}) = length(${stored}) then ${sounding(stored)} = ${sounding(typed)}
        else levenshtein_less_equal(${stored}, ${typed}, 1) <= 1 end
    else false end`)

/** Words of the index that a word of the query may be misspelt for, where it is none of them itself. */
const alikeWords = ({ locale }: Asked) => sql`
  alike_words as materialized (
    select slots.reading, slots.slot, candidate.word, candidate.shown, candidate.stem,
      row_number() over (
        partition by slots.reading, slots.slot order by candidate.distance, candidate.likeness desc, candidate.word
      ) as place
    from slots cross join lateral (
      select word, shown, stem,
        case when slots.swapped ? word then 1 else levenshtein(word, slots.word) end as distance,
        similarity(word, slots.word) as likeness
      from search_words
      where locale = ${locale} and (
        (word % slots.word or stem % slots.stem) and left(word, 1) = left(slots.word, 1)
          and (${spelling('slots.word', 'word', { short: 4, long: 8 })}
            or ${spelling('slots.stem', 'stem', { short: 6, long: 8 })})
        or word in (select jsonb_array_elements_text(slots.swapped))
      )
      order by distance, likeness desc, word limit 8
    ) as candidate
    where slots.word is not null and not exists (
      select from search_documents where ${livesIn(locale)} and terms @@ slots.expression::tsquery
    )
  ),
  queries as materialized (
    select reading, slot, weight, expression, word,
      alike.query as alike,
      nullif(concat_ws(' | ', nullif(own, ''), alike.query), '')::tsquery as own, nullif(near, '')::tsquery as near
    from slots left join (
      select reading, slot, string_agg(
        format('%L | %L | %L | %L | %L', 'f' || word, 'r' || stem, 'k' || word, 'k' || stem, 't' || word), ' | '
      ) as query
      from alike_words where place <= 3 group by reading, slot
    ) as alike using (reading, slot)
  )`

/** Which documents have which of the things asked for, and how surely. */
const matchedSlots = ({ locale }: Asked) => sql`
  matched as materialized (
    select reading, slot, id, max(sureness) as sureness from (
      select queries.reading, queries.slot, document.id, 1.0 as sureness
      from queries cross join lateral (
        select id from search_documents where ${livesIn(locale)} and terms @@ queries.expression::tsquery
        limit ${mostOfWord}
      ) as document
      union all
      select queries.reading, queries.slot, document.id, ${sql.raw(String(corrected))}
      from queries cross join lateral (
        select id from search_documents where ${livesIn(locale)} and terms @@ queries.alike::tsquery
        limit ${mostOfWord}
      ) as document
      union all
      select whole.reading, queries.slot, document.id, ${sql.raw(String(corrected))}
      from (
        select reading, string_agg('(' || concat_ws(' | ', expression, alike) || ')', ' & ') as query
        from queries where weight >= 0.5 group by reading having count(*) > 1
      ) as whole join queries using (reading) cross join lateral (
        select id from search_documents where ${livesIn(locale)} and terms @@ whole.query::tsquery
        limit ${mostCandidates + 1}
      ) as document
      where queries.weight >= 0.5
    ) as each_way group by reading, slot, id
  )`

/** How much of a reading each document covers; those that cover much less than another are left out. */
const coveredDocuments = ({ locale }: Asked, layers: Layers) => sql`
  worth as materialized (
    select reading, slot, weight * ln(1 + size.n / (1.0 + had)) as value
    from slots cross join (
      select greatest(count(*), 1) as n from (
        select from search_documents where ${livesIn(locale)} limit ${mostOfWord}
      ) as sample
    ) as size cross join lateral (
      select count(*) as had from matched where matched.reading = slots.reading and matched.slot = slots.slot
    ) as counted
  ),
  coverage as materialized (
    select reading, id, max(total) as total, sum(value * sureness) / max(total) as coverage
    from matched join worth using (reading, slot)
      join (select reading, sum(value) as total from worth group by reading) as totals using (reading)
    group by reading, id
    having sum(value) / max(total) >= ${sql.raw(String(layers.partial ? leastCoverage : 0.999))}
  ),
  covered as materialized (
    select coverage.* from coverage
      join (select reading, max(coverage) as most from coverage group by reading) as best_covered using (reading)
    where coverage >= most * ${sql.raw(String(besideBest))}
  )`
