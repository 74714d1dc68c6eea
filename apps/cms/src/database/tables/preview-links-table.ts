import { index, pgTable, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Links that show a draft to people without an account. The link holds a random token, this table its digest alone. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenDigest: text('token_digest').notNull().unique(),
    collection: text('collection').notNull(),
    documentId: text('document_id').notNull(),
    locale: text('locale').notNull(),
    /** The member of the staff who made it. */
    madeBy: text('made_by').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('preview_links_document_idx').on(table.collection, table.documentId)],
)
