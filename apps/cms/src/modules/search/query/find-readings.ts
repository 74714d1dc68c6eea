import { sql } from '@payloadcms/db-postgres'
import type { Layers } from '../analysis/layers.ts'
import { anyOf } from '../analysis/vector.ts'
import type { Database } from '../indexing/generations.ts'
import { type Asked, answerOf, type Found, foundIn, livesIn, rankWeights } from './find-hits.ts'
import type { Reading } from './reading.ts'

/** A word that was taken for another one, as `shown`. */
export type Correction = { slot: number; word: string; shown: string }
export type FoundReading = Found & { reading: number; corrections: readonly Correction[] }

/** Documents that are looked at for one word. */
const mostOfWord = 1000
/** How much of what a query asks for a document must have, rare words counting more. */
const leastCoverage = 0.6
/** A corrected word counts so much of the word that was typed. */
const corrected = 0.8
/** Likelier readings win over others that cover as much. */
const doubt = 0.04
/** What a word that everybody adds counts beside one that says something. */
const optionalWeight = 0.2

/**
 * What a query may have meant, asked only when nothing has all of it as typed: other readings, corrected spelling, and
 * documents that have most of it. The reading that covers most is answered, in one statement.
 */
export async function findReadings(
  db: Database,
  readings: readonly Reading[],
  asked: Asked,
  layers: Layers,
): Promise<FoundReading | null> {
  const slots = readings.flatMap((reading, index) => slotRows(reading, index, layers))
  if (slots.length === 0) return null
  const ranks = readings.map((reading, index) => ({
    reading: index,
    expression: anyOf(reading.slots.flatMap((slot) => [...slot.own, ...slot.near])),
  }))
  const found = await db.execute(sql`
    with slots as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb)
        as slot(reading int, slot int, weight real, expression text, word text, stem text, wordbound int, stembound int)
    ),
    ${similarWords(asked)},
    ${matchedSlots(asked)},
    ${coveredDocuments(asked, layers)},
    found as materialized (
      select id, kind, covered.coverage ^ 2 * boost * (0.05 + coalesce(ts_rank(${rankWeights}, head, nullif(rank.query, '')::tsquery), 0))
        as score
      from covered join best using (reading) join search_documents using (id)
      join (
        select reading, concat_ws(' | ', nullif(expression, ''), string_agg(alike.query, ' | ')) as query
        from jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb) as given(reading int, expression text)
        left join alike using (reading) group by reading, expression
      ) as rank using (reading)
    ),
    answer as (${answerOf(sql`found`, asked)})
    select answer.*, (select reading from best) as reading, (
      select coalesce(jsonb_agg(jsonb_build_object('slot', slot, 'word', word, 'shown', shown) order by slot, place), '[]')
      from alike_words join best using (reading)
    ) as corrections
    from answer
  `)
  const row = found.rows[0]
  if (!row || row.reading === null) return null
  return { ...foundIn(row), reading: Number(row.reading), corrections: row.corrections as Correction[] }
}

function slotRows({ slots }: Reading, reading: number, layers: Layers) {
  return slots.map(({ expression, optional, misspelt }, slot) => ({
    reading,
    slot,
    weight: optional ? optionalWeight : 1,
    expression,
    word: layers.fuzzy ? (misspelt?.word ?? null) : null,
    stem: layers.fuzzy ? (misspelt?.stem ?? null) : null,
    wordbound: bound(misspelt?.word ?? '', 4),
    stembound: bound(misspelt?.stem ?? '', 6),
  }))
}

/** How many letters may be wrong. */
const bound = (word: string, shortest: number) => (word.length < shortest ? 0 : word.length < 8 ? 1 : 2)

/** Words of the index that a word of the query may be misspelt for, the likeliest three. */
const similarWords = ({ locale }: Asked) => sql`
  alike_words as materialized (
    select slots.reading, slots.slot, candidate.word, candidate.shown, candidate.stem,
      row_number() over (partition by slots.reading, slots.slot order by candidate.distance, candidate.likeness desc) as place
    from slots cross join lateral (
      select word, shown, stem, least(
          levenshtein_less_equal(word, slots.word, slots.wordbound),
          levenshtein_less_equal(stem, slots.stem, slots.stembound) + 0.5
        ) as distance, similarity(word, slots.word) as likeness
      from search_words
      where locale = ${locale} and (word % slots.word or stem % slots.stem)
        and (levenshtein_less_equal(word, slots.word, slots.wordbound) <= slots.wordbound
          or levenshtein_less_equal(stem, slots.stem, slots.stembound) <= slots.stembound)
      order by distance, likeness desc limit 8
    ) as candidate
    where slots.word is not null
  ),
  alike as materialized (
    select reading, slot, string_agg(format('%L | %L | %L', 'f' || word, 'r' || stem, 'k' || word), ' | ') as query
    from alike_words where place <= 3 group by reading, slot
  )`

/** Which documents have which of the things asked for, and how surely. */
const matchedSlots = ({ locale }: Asked) => sql`
  matched as materialized (
    select reading, slot, id, max(sureness) as sureness from (
      select slots.reading, slots.slot, document.id, 1.0 as sureness
      from slots cross join lateral (
        select id from search_documents where ${livesIn(locale)} and terms @@ slots.expression::tsquery limit ${mostOfWord}
      ) as document
      union all
      select alike.reading, alike.slot, document.id, ${sql.raw(String(corrected))}
      from alike cross join lateral (
        select id from search_documents where ${livesIn(locale)} and terms @@ alike.query::tsquery limit ${mostOfWord}
      ) as document
      union all
      select whole.reading, slots.slot, document.id, ${sql.raw(String(corrected))}
      from (
        select reading, string_agg('(' || concat_ws(' | ', expression, query) || ')', ' & ') as query
        from slots left join alike using (reading, slot) where weight = 1 group by reading having count(*) > 1
      ) as whole join slots using (reading) cross join lateral (
        select id from search_documents where ${livesIn(locale)} and terms @@ whole.query::tsquery limit ${mostOfWord}
      ) as document
      where slots.weight = 1
    ) as each_way group by reading, slot, id
  )`

/** How much of a reading each document covers, and which reading is covered best. */
const coveredDocuments = ({ locale }: Asked, layers: Layers) => sql`
  size as (
    select greatest(count(*), 1) as n from (
      select from search_documents where ${livesIn(locale)} limit ${mostOfWord}
    ) as sample
  ),
  worth as (
    select reading, slot, weight * ln(1 + (greatest(n, had) - had + 0.5) / (had + 0.5)) as value
    from slots cross join size cross join lateral (
      select count(*) as had from matched where matched.reading = slots.reading and matched.slot = slots.slot
    ) as counted
  ),
  covered as materialized (
    select reading, id, sum(value * sureness) / max(total) as coverage
    from matched join worth using (reading, slot)
      join (select reading, sum(value) as total from worth group by reading) as totals using (reading)
    group by reading, id
    having sum(value) / max(total) >= ${sql.raw(String(layers.partial ? leastCoverage : 0.999))}
  ),
  best as (
    select reading from covered group by reading order by max(coverage) - ${sql.raw(String(doubt))} * reading desc limit 1
  )`
