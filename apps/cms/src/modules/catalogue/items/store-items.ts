import type { ListedCollection } from '@estu/domain/catalogue/listing/facets'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { ensureFacetIds } from '../facets/facet-ids.ts'
import { readPlans } from '../operations/instalment-plans.ts'
import { type CatalogueItem, itemOf, type ListedDocument, noPrice } from './item-of.ts'

type Published = Record<Locale, ReadonlyMap<string, ListedDocument | null>>

/** What changed of one document in one language: enough to say which lists must be rendered again. */
export type ItemChange = {
  documentId: string
  locale: Locale
  /** It joined, left, or stands elsewhere in lists. */
  moved: boolean
  /** Products whose page shows other goods that fit from now on. */
  fits: string[]
  /** Sizes that it is a battery of from now on, or no more. */
  batterySizes: string[]
}

/**
 * Writes the rows of documents, in the request's transaction, as they are published now; removes those of documents
 * that are not. Whoever calls it holds the documents' locks (`lockDocuments`).
 */
export async function storeItems(
  req: PayloadRequest,
  collection: ListedCollection,
  ids: readonly string[],
  published: Published,
): Promise<ItemChange[]> {
  const db = await databaseOf(req)
  const soldOut = await soldOutOf(req, collection, ids)
  const plans = collection === 'devices' ? await readPlans(req) : []
  const changes: ItemChange[] = []
  for (const locale of locales) {
    const items = ids.flatMap((id) => {
      const doc = published[locale].get(id)
      const item = doc && itemOf(collection, doc, { soldOut: soldOut.has(id), plans })
      return item ? [item] : []
    })
    const rows = JSON.stringify(await Promise.all(items.map((item) => rowOf(req, item))))
    const stored = await db.execute(upsert(collection, locale, idList(ids), rows))
    for (const row of stored.rows)
      changes.push({
        documentId: String(row.document_id),
        locale,
        moved: row.moved === true,
        fits: (row.fits ?? []) as string[],
        batterySizes: (row.sizes ?? []) as string[],
      })
  }
  const changed = [...new Set(changes.map(({ documentId }) => documentId))]
  if (changed.length > 0)
    await db.execute(sql`insert into catalogue_changes (document_id) select unnest(${idList(changed)}::uuid[])`)
  return changes
}

const idList = (ids: readonly string[]) => `{${ids.join(',')}}`

/** Documents whose stock is counted and gone. */
async function soldOutOf(req: PayloadRequest, collection: string, ids: readonly string[]): Promise<Set<string>> {
  const db = await databaseOf(req)
  const keys = `{${ids.map((id) => `"${collection}:${id}"`).join(',')}}`
  const found = await db.execute(sql`select key from stock where key = any(${keys}::text[]) and quantity = 0`)
  return new Set(found.rows.map(({ key }) => String(key).slice(collection.length + 1)))
}

async function rowOf(req: PayloadRequest, item: CatalogueItem) {
  const values = Object.entries(item.facets).flatMap(([facet, list]) => list.map((value) => ({ facet, value })))
  const facetIds = await ensureFacetIds(req.payload, item.collection, values)
  return {
    document_id: item.documentId,
    slug: item.slug,
    facet_ids: [...new Set(facetIds)].toSorted((a, b) => a - b),
    fits: item.fits,
    brand_id: item.brandId,
    image_id: item.imageId,
    price_kzt: item.priceKzt,
    rank: item.rank,
    price_up: item.priceKzt ?? noPrice,
    price_down: -(item.priceKzt ?? 0),
    traits: item.traits,
    added_at: item.addedAt,
    card: item.card,
    facts: item.facts,
  }
}

/** The size that a row is a battery of, as the facet of sizes has it; null for anything else. */
const batterySize = sql`case when collection = 'consumables' and card ->> 'kind' = 'battery' then upper(btrim(facts ->> 'size')) end`

/**
 * One statement: rows that are no longer published go, the others are written where they differ; it answers with what
 * changed. The ordinal is a document's own in both languages and for good.
 */
const upsert = (collection: ListedCollection, locale: Locale, ids: string, rows: string) => sql`
  with given as (
    select * from jsonb_to_recordset(${rows}::jsonb) as x (
      document_id uuid, slug text, facet_ids int[], fits uuid[], brand_id uuid, image_id uuid, price_kzt int,
      rank bigint, price_up int, price_down int, traits int, added_at timestamptz, card jsonb, facts jsonb
    )
  ),
  before as (
    select *, ${batterySize} as size from catalogue_items where document_id = any(${ids}::uuid[]) and locale = ${locale}
  ),
  gone as (
    delete from catalogue_items where (document_id, locale) in (
      select document_id, locale from before where document_id not in (select document_id from given)
    )
    returning document_id, fits, array_remove(array[${batterySize}], null) as sizes
  ),
  written as (
    insert into catalogue_items (
      document_id, locale, collection, slug, ordinal, facet_ids, fits, brand_id, image_id, price_kzt, rank, price_up,
      price_down, traits, added_at, card, facts
    )
    select document_id, ${locale}, ${collection}, slug,
      coalesce((select min(ordinal) from catalogue_items known where known.document_id = given.document_id),
        nextval('catalogue_ordinals')),
      facet_ids, fits, brand_id, image_id, price_kzt, rank, price_up, price_down, traits, added_at, card, facts
    from given
    on conflict (document_id, locale) do update set
      slug = excluded.slug, facet_ids = excluded.facet_ids, fits = excluded.fits, brand_id = excluded.brand_id,
      image_id = excluded.image_id, price_kzt = excluded.price_kzt, rank = excluded.rank,
      price_up = excluded.price_up, price_down = excluded.price_down, traits = excluded.traits, added_at = excluded.added_at,
      card = excluded.card, facts = excluded.facts
    where (catalogue_items.slug, catalogue_items.facet_ids, catalogue_items.fits, catalogue_items.brand_id,
        catalogue_items.image_id, catalogue_items.price_kzt, catalogue_items.rank, catalogue_items.traits,
        catalogue_items.added_at, catalogue_items.card, catalogue_items.facts)
      is distinct from (excluded.slug, excluded.facet_ids, excluded.fits, excluded.brand_id, excluded.image_id,
        excluded.price_kzt, excluded.rank, excluded.traits, excluded.added_at, excluded.card, excluded.facts)
    returning document_id, facet_ids, rank, traits, added_at, fits, ${batterySize} as size
  )
  select document_id, true as moved, fits, sizes from gone
  union all
  select written.document_id,
    (before.facet_ids, before.rank, before.traits, before.added_at)
      is distinct from (written.facet_ids, written.rank, written.traits, written.added_at),
    case when before.fits is distinct from written.fits then before.fits || written.fits end,
    case when before.size is distinct from written.size then array_remove(array[before.size, written.size], null) end
  from written left join before using (document_id)
`
