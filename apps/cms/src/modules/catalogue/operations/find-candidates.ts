import { budgetOf, degreeOf } from '@estu/domain/finder/answered'
import type { FinderAnswers } from '@estu/domain/finder/questions'
import { type FinderTrait, traitBit } from '@estu/domain/finder/traits'
import { wishesOf } from '@estu/domain/finder/wishes'
import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { noPrice } from '../items/item-of.ts'
import { type ListedRow, readListedRows } from './listed-rows.ts'

/**
 * The hearing aids that answer best, in the order of the finder's `findDevices`: whatever the catalogue holds, nothing
 * that it would pick is left out. What is above the budget comes last, by price alone. Devices of the same traits
 * answer alike, so they are judged together, and only the cheapest of the best are looked at.
 * @returns with their facts; also how many there are that help within the budget.
 */
export async function findCandidates(
  payload: Payload,
  locale: Locale,
  answers: FinderAnswers,
  limit: number,
): Promise<{ rows: ListedRow[]; matching: number }> {
  const budget = sql`${budgetOf(answers) ?? noPrice}::int`
  const rows = await readListedRows<{ matching: number }>(
    payload,
    locale,
    sql`
      with alike as (
        select traits, min(price_up) as cheapest, count(*) filter (where price_up <= ${budget}) as within
        from catalogue_items where locale = ${locale} and traits is not null group by traits
      ),
      judged as materialized (
        select traits, cheapest, within, case when cheapest <= ${budget} then ${scoreOf(answers)} else -1 end as score
        from alike where ${helps(answers)}
      )
      select document_id, (select sum(within)::int from judged) as matching,
        row_number() over (order by score desc, price_up, document_id) as place
      from (select * from judged order by score desc, cheapest, traits limit ${limit}) as best, lateral (
        select document_id, price_up from catalogue_items
        where locale = ${locale} and traits = best.traits and (score < 0 or price_up <= ${budget})
        order by price_up, document_id limit ${limit}
      ) as item
      order by place limit ${limit}
    `,
    { withFacts: true, also: ['matching'] },
  )
  return { rows, matching: rows[0]?.matching ?? 0 }
}

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
