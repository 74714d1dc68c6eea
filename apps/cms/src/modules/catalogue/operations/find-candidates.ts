import { budgetOf, degreeOf } from '@estu/domain/finder/answered'
import { cheaperPercent } from '@estu/domain/finder/name-answers'
import type { FinderAnswers } from '@estu/domain/finder/questions'
import { type FinderTrait, traitBit } from '@estu/domain/finder/traits'
import { wishesOf } from '@estu/domain/finder/wishes'
import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { noPrice } from '../items/item-of.ts'
import { type ListedRow, readListedRows } from './listed-rows.ts'

/** What the finder asks of a device beside its row. @property matching how many help within the budget */
type Candidates = { rows: CandidateRow[]; matching: number }
type CandidateRow = ListedRow & { hasTvAccessory: boolean }

/** Best and cheaper may be devices with the sound of a television themselves; the next one is a third. */
const mostNamed = 3

/**
 * The hearing aids that answer best, in the order of the finder's `findDevices`, with the best that costs a tenth less and the
 * best with the sound of a television: whatever the catalogue holds, nothing that it would pick is left out. What is
 * above the budget comes last, by price alone. Devices of the same traits answer alike, so they are judged together,
 * and only the cheapest of the best are looked at.
 * @param most how many of the best; the others come in addition
 */
export async function findCandidates(
  payload: Payload,
  locale: Locale,
  answers: FinderAnswers,
  most: number,
): Promise<Candidates> {
  const budget = sql`${budgetOf(answers) ?? noPrice}::int`
  const isShown = sql`(score < 0 or price_up <= ${budget})`
  const firstOf = (groups: Sql, limit: number) => sql`
    select document_id, price_up, score
    from (select * from judged where ${groups} order by score desc, cheapest, traits limit ${limit}) as best, lateral (
      select document_id, price_up from catalogue_items
      where locale = ${locale} and traits = best.traits and ${isShown}
      order by price_up, document_id limit ${limit}
    ) as item
    ${inOrder} limit ${limit}
  `
  const rows = await readListedRows<{ matching: number; hasTvAccessory: boolean }>(
    payload,
    locale,
    sql`
      with televised as materialized (${withTvAccessory(locale)}),
      alike as (
        select traits, min(price_up) as cheapest, count(*) filter (where price_up <= ${budget}) as within
        from catalogue_items where locale = ${locale} and traits is not null group by traits
      ),
      judged as materialized (
        select traits, cheapest, within, case when cheapest <= ${budget} then ${scoreOf(answers)} else -1 end as score
        from alike where ${helps(answers)}
      ),
      best as materialized (${firstOf(sql`true`, most)}),
      found as (
        select * from best
        union (${firstOf(isCheaper, 1)})
        union (${firstOf(has('tv_streaming'), mostNamed)})
        union (
          select item.document_id, price_up, score
          from televised join catalogue_items item on item.document_id = televised.id and item.locale = ${locale}
            join judged on judged.traits = item.traits
          where ${isShown} ${inOrder} limit ${mostNamed}
        )
      )
      select document_id, (select sum(within)::int from judged) as matching,
        document_id in (select id from televised) as "hasTvAccessory", row_number() over (${inOrder}) as place
      from found
    `,
    { withFacts: true, also: ['matching', 'hasTvAccessory'] },
  )
  return { rows, matching: rows[0]?.matching ?? 0 }
}

type Sql = ReturnType<typeof sql>

const inOrder = sql`order by score desc, price_up, document_id`

/** Cheaper than the best answer, as `nameAnswers` says. */
const isCheaper = sql`cheapest::bigint * 100 <= (select price_up::bigint from best ${inOrder} limit 1) * ${cheaperPercent}::int`

/** The devices for which a transmitter of television sound is sold now. */
const withTvAccessory = (locale: Locale) => sql`
  select distinct unnest(fits) as id from catalogue_items
  where locale = ${locale} and collection = 'accessories' and card ->> 'availability' <> 'out_of_stock'
    and facet_ids && array(
      select id from facet_values where collection = 'accessories' and facet = 'kind' and value = 'tv_connector'
    )
`

const has = (trait: FinderTrait) => sql`traits & ${traitBit(trait)}::int <> 0`

function helps(answers: FinderAnswers) {
  const degree = degreeOf(answers)
  return degree === null ? sql`true` : has(degree)
}

/** The sum of what a device has: of each wish the first trait. */
function scoreOf(answers: FinderAnswers) {
  const terms = wishesOf(answers)
    .filter((wish) => wish.length > 0)
    .map((wish) => wish.map(({ trait, weight }) => sql`when ${has(trait)} then ${weight}::int`))
    .map((cases) => sql`case ${sql.join(cases, sql` `)} else 0 end`)
  return sql.join(terms, sql` + `)
}
