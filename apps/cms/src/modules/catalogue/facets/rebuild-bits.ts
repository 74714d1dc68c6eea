import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { bitsInBlock } from '../../../database/tables/catalogue-tables.ts'
import { facetLock } from './apply-changes.ts'

/** Makes all facet bits anew from the items. Readers see the old ones until all are there. */
export async function rebuildFacetBits(payload: Payload): Promise<void> {
  await payload.db.drizzle.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${facetLock})`)
    await db.execute(sql`delete from catalogue_changes`)
    await db.execute(sql`delete from facet_bits`)
    await db.execute(sql`delete from facets_applied`)
    await db.execute(sql`
      insert into facets_applied (document_id, locale, collection, ordinal, facet_ids)
      select document_id, locale, collection, ordinal, 0 || facet_ids from catalogue_items
    `)
    await db.execute(sql`
      insert into facet_bits (collection, locale, block, value_id, facet, bits)
      select applied.collection, applied.locale, ordinal / ${bitsInBlock}::int, value_id, coalesce(facet_values.facet, ''),
        bit_or(set_bit(0::bit(${sql.raw(String(bitsInBlock))}), ordinal % ${bitsInBlock}::int, 1))
      from facets_applied applied cross join unnest(facet_ids) as value_id
        left join facet_values on facet_values.id = value_id
      group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4
    `)
  })
}
