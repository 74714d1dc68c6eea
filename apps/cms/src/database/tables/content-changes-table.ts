import { pgTable, primaryKey, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

/** When what visitors read of a document last became other than it was, by language; see `modules/content-changes`. */
export const contentChanges = pgTable(
  'content_changes',
  {
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    locale: text('locale').notNull(),
    /** Of the content as it was then: the same again is no change. */
    digest: text('digest').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.documentId, table.locale] })],
)
