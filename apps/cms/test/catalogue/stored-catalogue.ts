import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Everything that lists and search keep, in words: rows without their ordinal, and per facet value the documents whose bit is set. */
export async function storedCatalogue(payload: Payload) {
  const { drizzle } = payload.db
  const items = await drizzle.execute(sql`
    select document_id, locale, collection, slug, brand_id, image_id, price_kzt, rank::text, price_up, price_down, traits, added_at,
      card, facts, (select array_agg(one order by one) from unnest(fits) one) as fits,
      (select array_agg(facet || ':' || value order by facet, value) from facet_values where id = any(facet_ids)) as facets
    from catalogue_items order by document_id, locale
  `)
  const bits = await drizzle.execute(sql`
    select bits.collection, bits.locale, coalesce(value.facet || ':' || value.value, 'all') as name,
      array_agg(item.document_id::text order by item.document_id) as members
    from facet_bits bits
      left join facet_values value on value.id = bits.value_id
      join facets_applied item on item.collection = bits.collection and item.locale = bits.locale
        and item.ordinal / 8192 = bits.block and get_bit(bits.bits, item.ordinal % 8192) = 1
    group by 1, 2, 3 order by 1, 2, 3
  `)
  const search = await drizzle.execute(sql`
    select collection, document_id, locale, kind, path, title, body, title_key, title_terms::text, terms::text, boost, ends_at, names
    from search_documents where generation = coalesce((select active from search_state where name = 'documents'), 0)
    order by collection, document_id, locale
  `)
  const counted = await drizzle.execute(sql`select sum(bit_count(bits))::int as bits from facet_bits`)
  return { items: items.rows, bits: bits.rows, search: search.rows, setBits: Number(counted.rows[0]?.bits ?? 0) }
}
