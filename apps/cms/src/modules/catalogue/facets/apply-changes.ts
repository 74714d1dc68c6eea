import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { bitsInBlock } from '../../../database/tables/catalogue-tables.ts'

/** Changes of so many documents are applied in one transaction. */
const changesAtOnce = 500

/** Two workers would wait for each other's rows: the lock lets one apply at a time. */
export const facetLock = 7_261_004

type Touched = { collection: string; locale: string }

/**
 * Applies to the facet bits what documents' transactions left in `catalogue_changes`. Only bits that differ are
 * touched, told from `facets_applied`, so a change may be applied twice or late and is right in the end.
 * @returns the lists whose counts changed; empty when nothing is left to do.
 */
export async function applyFacetChanges(payload: Payload): Promise<{ applied: number; touched: Touched[] }> {
  return payload.db.drizzle.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${facetLock})`)
    const taken = await db.execute(sql`
      delete from catalogue_changes where id in (select id from catalogue_changes order by id limit ${changesAtOnce})
      returning document_id
    `)
    if (taken.rows.length === 0) return { applied: 0, touched: [] }
    const ids = `{${[...new Set(taken.rows.map((row) => String(row.document_id)))].join(',')}}`
    const touched = await db.execute(applyBits(ids))
    return {
      applied: taken.rows.length,
      touched: touched.rows.map((row) => ({ collection: String(row.collection), locale: String(row.locale) })),
    }
  })
}

const noBits = sql.raw(`0::bit(${bitsInBlock})`)

/**
 * Bits to set and to clear, block by block, and what is applied from now on: in one statement, so that both see the
 * items of one moment. Value 0 is every item.
 */
const applyBits = (ids: string) => sql`
  with wanted as (
    select document_id, locale, collection, ordinal, unnest(facet_ids) as value_id from catalogue_items
    where document_id = any(${ids}::uuid[])
    union all
    select document_id, locale, collection, ordinal, 0 from catalogue_items where document_id = any(${ids}::uuid[])
  ),
  applied as (
    select document_id, locale, collection, ordinal, unnest(facet_ids) as value_id from facets_applied
    where document_id = any(${ids}::uuid[])
  ),
  different as (
    (select *, true as member from wanted except all select *, true from applied)
    union all
    (select *, false from applied except all select *, false from wanted)
  ),
  by_block as (
    select collection, locale, ordinal / ${bitsInBlock}::int as block, value_id,
      bit_or(set_bit(${noBits}, ordinal % ${bitsInBlock}::int, 1))
        filter (where member) as added,
      bit_or(set_bit(${noBits}, ordinal % ${bitsInBlock}::int, 1))
        filter (where not member) as removed
    from different group by 1, 2, 3, 4
  ),
  stored as (
    insert into facet_bits as known (collection, locale, block, value_id, facet, bits)
    select collection, locale, block, value_id, coalesce((select facet from facet_values where id = value_id), ''),
      coalesce(added, ${noBits})
    from by_block
    on conflict (collection, locale, block, value_id) do update
      set bits = (known.bits | excluded.bits) & ~ coalesce(
        (select removed from by_block gone
          where (gone.collection, gone.locale, gone.block, gone.value_id)
            = (known.collection, known.locale, known.block, known.value_id)),
        ${noBits})
    returning known.collection, known.locale
  ),
  gone as (
    delete from facets_applied where document_id = any(${ids}::uuid[])
      and (document_id, locale) not in (select document_id, locale from wanted)
  ),
  remembered as (
    insert into facets_applied (document_id, locale, collection, ordinal, facet_ids)
    select document_id, locale, collection, ordinal, array_agg(value_id) from wanted group by 1, 2, 3, 4
    on conflict (document_id, locale) do update
      set collection = excluded.collection, ordinal = excluded.ordinal, facet_ids = excluded.facet_ids
  )
  select distinct collection, locale from stored
`
