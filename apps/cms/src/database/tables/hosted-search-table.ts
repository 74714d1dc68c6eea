import { pgTable, primaryKey, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Which version of each findable document an index of the hosted search has; see `modules/hosted-search`. */
export const hostedSearchSent = pgTable(
  'hosted_search_sent',
  {
    /** `application/index`: another one has nothing yet. */
    place: text('place').notNull(),
    collection: text('collection').notNull(),
    documentId: text('document_id').notNull(),
    locale: text('locale').notNull(),
    version: timestamp('version', { withTimezone: true }).notNull(),
    /** A question's is that of the page that shows it, which changes without the question. */
    path: text('path').notNull(),
  },
  (table) => [primaryKey({ columns: [table.place, table.collection, table.documentId, table.locale] })],
)
