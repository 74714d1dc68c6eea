import { pgTable, primaryKey, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Which version of each findable document the hosted search has; see `modules/hosted-search`. */
export const hostedSearchSent = pgTable(
  'hosted_search_sent',
  {
    collection: text('collection').notNull(),
    documentId: text('document_id').notNull(),
    locale: text('locale').notNull(),
    version: timestamp('version', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.documentId, table.locale] })],
)
