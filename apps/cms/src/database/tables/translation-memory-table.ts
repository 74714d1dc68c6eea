import { index, integer, pgTable, primaryKey, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * What was translated and found right, segment by segment: a line, or a paragraph of running text. It stays when its
 * document goes. Read in both directions; see `modules/translation/memory`.
 */
export const translationMemory = pgTable(
  'translation_memory',
  {
    collection: text('collection').notNull(),
    documentId: text('document_id').notNull(),
    path: text('path').notNull(),
    /** Which segment of the text. */
    place: integer('place').notNull(),
    ru: text('ru').notNull(),
    kk: text('kk').notNull(),
    /** By which what is alike is found; see `likenessBands`. */
    ruBands: integer('ru_bands').array().notNull(),
    kkBands: integer('kk_bands').array().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.documentId, table.path, table.place] }),
    index('translation_memory_ru_bands_idx').using('gin', table.ruBands).with({ fastupdate: false }),
    index('translation_memory_kk_bands_idx').using('gin', table.kkBands).with({ fastupdate: false }),
  ],
)
