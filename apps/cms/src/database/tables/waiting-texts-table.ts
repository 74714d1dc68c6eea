import { sql } from '@payloadcms/db-postgres'
import { check, jsonb, pgTable, primaryKey, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

/** What translators wrote for single documents, which have no drafts: each text waits here until an editor takes it. */
export const waitingTexts = pgTable(
  'waiting_texts',
  {
    global: text('global').notNull(),
    locale: text('locale').notNull(),
    path: text('path').notNull(),
    value: jsonb('value').notNull(),
    authorId: text('author_id').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
    /** Who has sent it back, and the comment that says why; null while an editor has still to decide. */
    declinedBy: text('declined_by'),
    declinedAt: timestamp('declined_at', { withTimezone: true }),
    declineComment: uuid('decline_comment'),
  },
  (table) => [
    primaryKey({ name: 'waiting_texts_pkey', columns: [table.global, table.locale, table.path] }),
    check('waiting_texts_locale_check', sql`locale in ('ru', 'kk')`),
  ],
)
