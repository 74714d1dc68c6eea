import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

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
    index('translation_states_updated_at_idx').on(table.updatedAt),
    // In the order of the desk, most urgent first, by each of its filters: in the migration, since they go by an expression.
  ],
)

/**
 * How many documents came to a state or left it, as a trigger of the migration adds it for each change: a state's sum is how
 * many there are. Nobody waits for a row that somebody else changes; the worker folds them together.
 */
const translationCounts = pgTable(
  'translation_counts',
  {
    collection: text('collection').notNull(),
    locale: text('locale').notNull(),
    state: text('state').notNull(),
    documents: integer('documents').notNull(),
  },
  (table) => [index('translation_counts_idx').on(table.collection, table.locale, table.state)],
)

export const translationTables = {
  translation_marks: translationMarks,
  translation_states: translationStates,
  translation_counts: translationCounts,
}
