import type { FacetCounts, Selection } from '@estu/domain/catalogue/listing/selection'
import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type ChosenFacet, chosenFacets } from '../facets/chosen-facets.ts'

/** A value of a facet; a chosen facet without its choice; or, of no facet, the whole selection. */
type Counted = { facet: string; value: string | null; items: string } | { facet: null; value: null; items: string }

/**
 * How many items each value of each facet would leave, each facet counted without its own choice: for every facet
 * chosen, the bits of its values are united, those of all others intersected, and what is left is counted in each
 * value's own bits. The cost depends on the number of values and, by a bit each, of items. What is left without a
 * facet's choice tells which condition to drop where nothing fits them all.
 */
export async function countFacets(
  payload: Payload,
  locale: Locale,
  selection: Pick<Selection, 'section' | 'chosen'>,
): Promise<FacetCounts> {
  const { collection, facets } = await chosenFacets(payload, selection)
  const found = await payload.db.drizzle.execute(count(collection, locale, facets))
  const values = new Map<string, Map<string, number>>()
  const without = new Map<string, number>()
  let total = 0
  for (const { facet, value, items } of found.rows as Counted[]) {
    if (facet === null) total = Number(items)
    else if (value === null) without.set(facet, Number(items))
    else values.set(facet, (values.get(facet) ?? new Map()).set(value, Number(items)))
  }
  return { values, total, without }
}

/**
 * Value 0 is every item, of facet '': it is always chosen, so that there is always something to intersect. What is left
 * is counted before it is grouped: to sort a kilobyte a row takes longer than all else.
 */
function count(collection: string, locale: Locale, facets: readonly ChosenFacet[]) {
  const ids = `{${[0, ...facets.flatMap((chosen) => chosen.ids)].join(',')}}`
  const names = `{${facets.map(({ facet }) => `"${facet}"`).join(',')}}`
  return sql`
    with own as materialized (
      select block, value_id, facet, bits from facet_bits where collection = ${collection} and locale = ${locale}
    ),
    chosen as materialized (
      select block, facet, bit_or(bits) as bits from own where value_id = any(${ids}::int[]) group by block, facet
    ),
    mask as materialized (
      select excepted.facet as excepted, chosen.block, bit_and(chosen.bits) as bits
      from unnest(${names}::text[] || ''::text) as excepted (facet)
        join chosen on chosen.facet <> excepted.facet or chosen.facet = ''
      group by excepted.facet, chosen.block
      having count(*) = ${facets.length + 1}::int - (excepted.facet <> '')::int
    ),
    counted as materialized (
      select own.value_id, bit_count(own.bits & mask.bits) as items
      from own join mask on mask.block = own.block
        and mask.excepted = case when own.facet = any(${names}::text[]) then own.facet else '' end
    )
    select facet_values.facet, facet_values.value, summed.items
    from (select value_id, sum(items) as items from counted group by value_id) as summed
      left join facet_values on facet_values.id = summed.value_id
    union all
    select excepted, null, sum(bit_count(bits)) from mask where excepted <> '' group by excepted
  `
}
