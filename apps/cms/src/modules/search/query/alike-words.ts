import { sql } from '@payloadcms/db-postgres'
import { surface } from '../analysis/lexemes.ts'
import { anywhere } from '../analysis/vector.ts'
import type { Asked } from './find-hits.ts'
import { findInRankingTier } from './ranking-tier.ts'

/** What the key of a folded word or stem begins with. */
const surfaceKey = `${anywhere}${surface('')}`

/** Letters that sound alike or are taken for one another, as one. */
const sounding = (word: string) => `replace(translate(${word}, 'оеябвгдзжщцюё', 'аиапфктсшшсуи'), 'ии', 'и')`

const begin = (word: string) => sql.raw(`left(${sounding(word)}, 1)`)

/** With a letter more or less a shorter word is another one, unless it begins alike. */
const shortestChanged = 5

/**
 * How a stored word may differ from a typed one: two letters in a long word, one in a shorter one; in a short one only
 * a letter too few or too many, or one that sounds alike. Another consonant makes another word.
 */
const spelling = (typed: string, stored: string, { short, long }: { short: number; long: number }) =>
  sql.raw(`case
    when length(${typed}) >= ${long + 1} then levenshtein_less_equal(${stored}, ${typed}, 2) <= 2
    when length(${typed}) >= ${long} then levenshtein_less_equal(${stored}, ${typed}, 1) <= 1
    when length(${typed}) >= ${short} then
      length(${typed}) <> length(${stored}) and length(${stored}) >= ${shortestChanged}
        and (length(${typed}) >= ${shortestChanged} or left(${typed}, 2) = left(${stored}, 2))
        and levenshtein_less_equal(${stored}, ${typed}, 1) <= 1
    else false end
    or length(${typed}) >= ${short} and ${sounding(stored)} = ${sounding(typed)}`)

/**
 * Words of the index that a word of the query may be misspelt for, where it is none of them itself. What stands in no
 * document is looked up no more: its `expression` is null from then on.
 */
export const alikeWords = ({ locale }: Asked) => sql`
  stored as materialized (
    select expression, exists (
      ${findInRankingTier(sql`id`, { locale, tier: 'whole', query: sql`expression`, most: 1 })}
    ) as is_found
    from (select distinct expression from slots) as each_one
  ),
  alike_words as materialized (
    select slots.reading, slots.slot, candidate.word, candidate.shown, candidate.stem,
      row_number() over (
        partition by slots.reading, slots.slot order by candidate.distance, candidate.likeness desc, candidate.word
      ) as place
    from slots join stored using (expression) cross join lateral (
      select word, shown, stem,
        case when slots.swapped ? word then 1 else levenshtein(word, slots.word) end as distance,
        similarity(word, slots.word) as likeness
      from search_words
      where locale = ${locale} and (
        (word % slots.word or stem % slots.stem) and ${begin('word')} = ${begin('slots.word')}
          and (${spelling('slots.word', 'word', { short: 4, long: 8 })}
            or ${spelling('slots.stem', 'stem', { short: 6, long: 8 })})
        or word = any(array(select jsonb_array_elements_text(slots.swapped)))
      )
      order by distance, likeness desc, word limit 8
    ) as candidate
    where slots.word is not null and not stored.is_found
  ),
  queries as materialized (
    select reading, slot, weight, plain, case when stored.is_found then expression end as expression, alike.keys as alike,
      nullif(concat_ws(' | ', nullif(own, ''), alike.query), '')::tsquery as own, nullif(near, '')::tsquery as near
    from slots join stored using (expression) left join (
      select reading, slot, string_agg(
        format('%L | %L | %L | %L | %L', 'f' || word, 'r' || stem, 'k' || word, 'k' || stem, 't' || word), ' | '
      ) as query, string_agg(format('%L | %L', ${surfaceKey} || word, ${surfaceKey} || stem), ' | ') as keys
      from alike_words where place <= 3 group by reading, slot
    ) as alike using (reading, slot)
  )`
