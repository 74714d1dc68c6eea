import type { postgresAdapter } from '@payloadcms/db-postgres'
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number]

/** What the storefronts must forget: one row for each change that a visitor can see. */
const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tags: jsonb('tags').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('outbox_created_at_idx').on(table.createdAt)],
)

/** Which pieces of the demo content were once created, so that an editor's deletion stays deleted. */
const seedEntries = pgTable('seed_entries', {
  key: text('key').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Until when the beginnings and ends of promotions have been announced to the storefronts. */
const periodClock = pgTable('period_clock', {
  name: text('name').primaryKey(),
  announcedUntil: timestamp('announced_until', { withTimezone: true }).notNull(),
})

/** What each translated text was made from; see `translation/reconcile.ts`. */
const translationMarks = pgTable(
  'translation_marks',
  {
    collection: text('collection').notNull(),
    documentId: text('document_id').notNull(),
    path: text('path').notNull(),
    sourceText: text('source_text').notNull(),
    sourceMark: text('source_mark').notNull(),
    translationMark: text('translation_mark').notNull(),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.documentId, table.path] })],
)

/** One row for each document and language: what the translation desk shows. Written with the document itself. */
const translationStates = pgTable(
  'translation_states',
  {
    collection: text('collection').notNull(),
    documentId: text('document_id').notNull(),
    locale: text('locale').notNull(),
    /** `missing`, `draft`, `published`, or `changed`: published, with a newer draft. */
    publication: text('publication').notNull(),
    isSource: boolean('is_source').notNull(),
    title: text('title').notNull(),
    total: integer('total').notNull(),
    missing: jsonb('missing').notNull(),
    outdated: jsonb('outdated').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.documentId, table.locale] }),
    index('translation_states_locale_idx').on(table.locale, table.collection),
  ],
)

/** Where each published document stands, as in Russian: what its address was before a change. */
const addresses = pgTable(
  'addresses',
  {
    collection: text('collection').notNull(),
    documentId: text('document_id').notNull(),
    path: text('path').notNull(),
    live: boolean('live').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.documentId] }),
    index('addresses_path_idx').on(table.path),
  ],
)

/** Tables of ours that no editor sees, declared beside Payload's so that its migrations cover them. */
export const addSiteTables: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: {
    ...schema.tables,
    outbox,
    seed_entries: seedEntries,
    period_clock: periodClock,
    translation_marks: translationMarks,
    translation_states: translationStates,
    addresses,
  },
})
