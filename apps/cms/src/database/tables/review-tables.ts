import { sql } from '@payloadcms/db-postgres'
import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Which language of which document somebody has called ready, and what became of that; see `modules/review`. */
const reviewMarks = pgTable(
  'review_marks',
  {
    collection: text('collection').notNull(),
    documentId: text('document_id').notNull(),
    locale: text('locale').notNull(),
    /** `ready`, `returned` or `approved`. */
    state: text('state').notNull(),
    markedBy: uuid('marked_by').notNull(),
    markedAt: moment('marked_at').notNull().defaultNow(),
    /** A mark of the texts that were called ready or were approved, and of those the document has now. */
    markedText: text('marked_text').notNull(),
    currentText: text('current_text').notNull(),
    /** Null: nobody by name, such as a publication that was planned. */
    decidedBy: uuid('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.documentId, table.locale] }),
    index('review_marks_queue_idx').on(table.state, table.markedAt),
  ],
)

/** What the staff say to each other about a document; a reply has the first comment of its thread. */
const reviewComments = pgTable(
  'review_comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    collection: text('collection').notNull(),
    documentId: text('document_id').notNull(),
    locale: text('locale').notNull(),
    /** Rows of lists by their ids, so that a row that is moved keeps its comments; null: the whole document. */
    path: text('path'),
    threadId: uuid('thread_id'),
    authorId: uuid('author_id').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    /** The first words of a thread that others have answered leave a place behind. */
    deletedAt: moment('deleted_at'),
    resolvedAt: moment('resolved_at'),
    resolvedBy: uuid('resolved_by'),
  },
  (table) => [
    index('review_comments_document_idx').on(table.collection, table.documentId, table.locale, table.createdAt),
    index('review_comments_thread_idx').on(table.threadId, table.createdAt),
    foreignKey({ name: 'review_comments_thread_fk', columns: [table.threadId], foreignColumns: [table.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** Whom a comment names, until they have seen to it. */
const reviewMentions = pgTable(
  'review_mentions',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => reviewComments.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.staffId] }),
    index('review_mentions_waiting_idx').on(table.staffId, table.createdAt).where(sql`done_at is null`),
  ],
)

export const reviewTables = {
  review_marks: reviewMarks,
  review_comments: reviewComments,
  review_mentions: reviewMentions,
}
