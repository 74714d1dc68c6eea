import { sql } from '@payloadcms/db-postgres'
import {
  bigint,
  bigserial,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** How many places one string of facet bits holds: a kilobyte, which PostgreSQL keeps in the row itself. */
export const bitsInBlock = 8192

const block = customType<{ data: string }>({ dataType: () => `bit(${bitsInBlock})` })

/**
 * What lists need of everything that is listed: one row a published document and language, written in the document's
 * own transaction. `pnpm reindex` makes all of them again.
 */
export const catalogueItems = pgTable(
  'catalogue_items',
  {
    documentId: uuid('document_id').notNull(),
    locale: text('locale').notNull(),
    collection: text('collection').notNull(),
    slug: text('slug').notNull(),
    /** The place of the document in the strings of facet bits, the same in both languages. */
    ordinal: integer('ordinal').notNull(),
    facetIds: integer('facet_ids').array().notNull(),
    /** Ids of the products it works with. */
    fits: uuid('fits').array().notNull(),
    brandId: uuid('brand_id'),
    imageId: uuid('image_id'),
    priceKzt: integer('price_kzt'),
    /** Sort keys: smaller comes first. */
    rank: bigint('rank', { mode: 'number' }).notNull(),
    priceUp: integer('price_up').notNull(),
    priceDown: integer('price_down').notNull(),
    /** What the finder asks of a hearing aid, a bit each (`finder/traits`); null where it leads nobody to it. */
    traits: integer('traits'),
    addedAt: timestamp('added_at', { withTimezone: true, precision: 3 }).notNull(),
    /** What a card shows of the document's own. */
    card: jsonb('card').notNull(),
    /** What a comparison shows beside the card. */
    facts: jsonb('facts').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.locale] }),
    index('catalogue_items_slug_idx').on(table.collection, table.locale, table.slug),
    // The facets stand last in each order, so that what is passed over for lack of one is passed over in the index.
    index('catalogue_items_rank_idx').on(table.collection, table.locale, table.rank, table.documentId, table.facetIds),
    index('catalogue_items_price_up_idx').on(
      table.collection,
      table.locale,
      table.priceUp,
      table.documentId,
      table.facetIds,
    ),
    index('catalogue_items_price_down_idx').on(
      table.collection,
      table.locale,
      table.priceDown,
      table.documentId,
      table.facetIds,
    ),
    index('catalogue_items_added_idx').on(
      table.collection,
      table.locale,
      table.addedAt.desc(),
      table.documentId,
      table.facetIds,
    ),
    // One a language: half of what both languages' would find is thrown away.
    index('catalogue_items_ru_facets_idx')
      .using('gin', table.facetIds)
      .with({ fastupdate: false })
      .where(sql`locale = 'ru'`),
    index('catalogue_items_kk_facets_idx')
      .using('gin', table.facetIds)
      .with({ fastupdate: false })
      .where(sql`locale = 'kk'`),
    // Hearing aids of the same traits together, the cheapest first.
    index('catalogue_items_traits_idx')
      .on(table.locale, table.traits, table.priceUp, table.documentId)
      .where(sql`traits is not null`),
    // Parts of a model's name, as the function `model_name` of a migration folds it.
    index('catalogue_items_ru_title_idx')
      .using('gin', sql`model_name(card ->> 'title') gin_trgm_ops`)
      .with({ fastupdate: false })
      .where(sql`locale = 'ru' and collection in ('devices', 'implants')`),
    index('catalogue_items_kk_title_idx')
      .using('gin', sql`model_name(card ->> 'title') gin_trgm_ops`)
      .with({ fastupdate: false })
      .where(sql`locale = 'kk' and collection in ('devices', 'implants')`),
    index('catalogue_items_fits_idx').using('gin', table.fits).with({ fastupdate: false }),
  ],
)

/** Every value of every facet that ever occurred, under the number that items carry. */
export const facetValues = pgTable(
  'facet_values',
  {
    id: serial('id').primaryKey(),
    collection: text('collection').notNull(),
    facet: text('facet').notNull(),
    value: text('value').notNull(),
  },
  (table) => [uniqueIndex('facet_values_value_idx').on(table.collection, table.facet, table.value)],
)

/** Which items have a value: bit n of block b stands for ordinal b × 8192 + n. Applied by the worker alone. */
export const facetBits = pgTable(
  'facet_bits',
  {
    collection: text('collection').notNull(),
    locale: text('locale').notNull(),
    block: integer('block').notNull(),
    valueId: integer('value_id').notNull(),
    facet: text('facet').notNull(),
    bits: block('bits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.locale, table.block, table.valueId] })],
)

/** What the facet bits say of each item now, so that a change is told from it exactly. */
export const facetsApplied = pgTable(
  'facets_applied',
  {
    documentId: uuid('document_id').notNull(),
    locale: text('locale').notNull(),
    collection: text('collection').notNull(),
    ordinal: integer('ordinal').notNull(),
    facetIds: integer('facet_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.locale] })],
)

/** Documents whose facet bits the worker has still to apply; written in the document's own transaction. */
export const catalogueChanges = pgTable('catalogue_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  documentId: uuid('document_id').notNull(),
})

/** Which making of the read model a database holds: another one is made when the code that makes it has changed. */
export const readModels = pgTable('read_models', {
  name: text('name').primaryKey(),
  version: integer('version').notNull(),
})
