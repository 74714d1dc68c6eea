import { index, pgTable, primaryKey, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Who made each version of a document, kept apart from it so that nobody can send it; see `modules/authorship`. Several
 * people where one has written on in what another had saved by itself.
 */
export const versionAuthors = pgTable(
  'version_authors',
  {
    collection: text('collection').notNull(),
    versionId: text('version_id').notNull(),
    /** Of a single document it is its name. */
    documentId: text('document_id').notNull(),
    actorKind: text('actor_kind').notNull(),
    /** Empty where it was nobody of the staff and no shopper. */
    actorId: text('actor_id').notNull().default(''),
    /** `import` or `schedule`: where it was not done by hand. */
    via: text('via'),
    /** When this one wrote in it first. */
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.versionId, table.actorKind, table.actorId] }),
    index('version_authors_document_idx').on(table.collection, table.documentId),
    index('version_authors_actor_idx').on(table.actorId, table.collection, table.documentId),
  ],
)
