import type { Locale } from '@estu/domain/locale/locales'
import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import { sql } from '@payloadcms/db-postgres'
import type { Layers } from '../analysis/layers.ts'
import { correctableStem, swaps } from '../analysis/spelling.ts'
import type { Tier } from '../analysis/tiers.ts'
import { anyOf, anywhere, term } from '../analysis/vector.ts'
import type { Database } from '../indexing/generations.ts'
import {
  type Asked,
  answerOf,
  type Found,
  foundIn,
  mostCandidates,
  mostRanked,
  nearness,
  ofHead,
  rankOf,
} from './find-hits.ts'
import { findInTier, wholeOrBegun } from './in-tier.ts'
import { livesIn } from './lives-in.ts'
import { begunLexemes, findsBegun, type Reading, type Slot } from './reading.ts'

/** A word that was taken for another one, as `shown`. */
export type Correction = { slot: number; shown: string }
export type FoundReading = Found & { reading: number; corrections: readonly Correction[] }

/** Documents that are looked at for one word. */
const mostOfWord = 400
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
  const title = sql`document.title_terms`
  const { locale } = asked
  const [typed, exactly, expression] = [sql`slot.typed`, sql`slot.exactly`, sql`slot.expression`]
  const sought = wholeOrBegun({ locale, typed, exactly, expression })
  const found = await db.execute(sql`
    with slots as materialized (
      select reading, slot, weight, own, near, word, stem, swapped, ${sought} as expression
      from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as slot(reading int, slot int, weight real, typed text,
        exactly text, expression text, own text, near text, word text, stem text, swapped jsonb)
    ),
    ${alikeWords(asked)},
    ${matchedSlots(asked)},
    ${coveredDocuments(asked, layers)},
    scored as materialized (
      select covered.reading, document.id, document.kind, covered.coverage, document.boost * covered.coverage * sum(
        worth.value * matched.sureness * (0.1
          + greatest(least(${rankOf(title, sql`queries.own`)}, ${mostOfOne})
              + ${nearness} * least(${rankOf(title, sql`queries.near`)}, ${mostOfOne}),
            case when matched.in_head then ${ofHead} else 0 end))
      ) / max(covered.total) as score
      from covered join matched using (reading, id) join worth using (reading, slot)
        join queries using (reading, slot) join search_documents as document using (id)
      where covered.place <= ${mostRanked}
      group by covered.reading, document.id, document.kind, document.boost, covered.coverage
    ),
    best as (
      select reading, max(score) as top, max(coverage) >= ${wholly} as is_whole from scored group by reading
      order by max(score) * ${sql.raw(String(doubt))} ^ reading desc limit 1
    ),
    unranked as materialized (
      select id, kind, ${ofRest} * boost as score, is_whole from holding join best using (reading)
      where tier = 'whole' and id not in (select id from scored join best using (reading))
    ),
    found as (
      select id, kind, score from scored join best using (reading)
      where score >= best.top * case when is_whole then 0 else ${sql.raw(String(besideTop))} end
      union all select id, kind, score from unranked where is_whole
      limit ${mostCandidates + 1}
    ),
    answer as (${answerOf(sql`found`, asked)})
    select answer.*, (select reading from best) as reading,
      exists (select from unranked where not is_whole) as more, (
      select coalesce(jsonb_agg(jsonb_build_object('slot', slot, 'shown', shown) order by slot, place), '[]')
      from alike_words join best using (reading) where place <= 3
    ) as corrections
    from answer
  `)
  const row = found.rows[0]
  if (!row || row.reading === null) return null
  return { ...foundIn(row), reading: Number(row.reading), corrections: row.corrections as Correction[] }
}

function slotRow(
  { typed, exactly, expression, own, near, weight, misspelt }: Slot,
  locale: Locale,
  layers: Layers,
  isGuess: boolean,
) {
  const word = misspelt === null ? null : foldKazakh(misspelt)
  const begun = layers.prefix && misspelt && misspelt.length >= shortestBeginning ? begunLexemes(misspelt, layers) : []
  return {
    weight,
    typed,
    exactly,
    expression: anyOf([expression, findsBegun(begun, layers, 'anywhere')]),
    own: anyOf(own),
    near: anyOf([...near, ...begun.map((lexeme) => term(lexeme, true))]),
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
        or word = any(array(select jsonb_array_elements_text(slots.swapped)))
      )
      order by distance, likeness desc, word limit 8
    ) as candidate
    where slots.word is not null and not exists (
      ${findInTier(sql`id`, { locale, tier: 'whole', query: sql`slots.expression`, most: 1 })}
    )
  ),
  queries as materialized (
    select reading, slot, weight, expression, alike.keys as alike,
      nullif(concat_ws(' | ', nullif(own, ''), alike.query), '')::tsquery as own, nullif(near, '')::tsquery as near
    from slots left join (
      select reading, slot, string_agg(
        format('%L | %L | %L | %L | %L', 'f' || word, 'r' || stem, 'k' || word, 'k' || stem, 't' || word), ' | '
      ) as query, string_agg(format('%L | %L', ${anywhere + 'f'} || word, ${anywhere + 'f'} || stem), ' | ') as keys
      from alike_words where place <= 3 group by reading, slot
    ) as alike using (reading, slot)
  )`

/** Which documents have which of the things asked for, how surely, and whether they are about it. */
const matchedSlots = ({ locale }: Asked) => {
  const ofSlot = (query: 'expression' | 'alike', tier: Tier) => sql`
    select reading, slot, id, ${sql.raw(String(query === 'alike' ? corrected : 1))} as sureness,
      ${sql.raw(String(tier === 'head'))} as in_head
    from queries cross join lateral (
      ${findInTier(sql`id`, { locale, tier, query: sql.raw(`queries.${query}`), most: mostOfWord })}
    ) as document
    where queries.${sql.raw(query)} is not null`
  return sql`
    ${documentsWithAll(locale)},
    matched as materialized (
      select reading, slot, id, max(sureness) as sureness, bool_or(in_head) as in_head from (
        ${ofSlot('expression', 'head')} union all ${ofSlot('expression', 'whole')}
        union all ${ofSlot('alike', 'head')} union all ${ofSlot('alike', 'whole')}
        union all select reading, slot, id,
          case when alike is null then 1 else ${sql.raw(String(corrected))} end, tier = 'head'
        from holding join queries using (reading) where weight >= 0.5 and place <= ${mostRanked}
      ) as each_way
      group by reading, slot, id
    )`
}

/** Documents that have everything a reading asks for. */
const documentsWithAll = (locale: Locale) => {
  const within = (tier: Tier, most: number) => sql`
    select reading, document.*, ${sql.raw(`'${tier}'`)} as tier from together cross join lateral (
      select found.*, row_number() over () as place
      from (${findInTier(sql`id, kind, boost`, { locale, tier, query: sql`together.query`, most })}) as found
    ) as document`
  return sql`
    together as materialized (
      select reading, string_agg('(' || concat_ws(' | ', expression, alike) || ')', ' & ') as query
      from queries where weight >= 0.5 group by reading
    ),
    holding as materialized (
      ${within('head', mostRanked)} union all ${within('whole', mostCandidates + 1)}
    )`
}

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
    select reading, id, max(total) as total, sum(value * sureness) / max(total) as coverage,
      count(*) filter (where in_head) as in_heads
    from matched join worth using (reading, slot)
      join (select reading, sum(value) as total from worth group by reading) as totals using (reading)
    group by reading, id
    having sum(value) / max(total) >= ${sql.raw(String(layers.partial ? leastCoverage : 0.999))}
  ),
  covered as materialized (
    select coverage.*, row_number() over (partition by reading order by coverage desc, in_heads desc, id) as place
    from coverage
      join (select reading, max(coverage) as most from coverage group by reading) as best_covered using (reading)
    where coverage >= most * ${sql.raw(String(besideBest))}
  )`
