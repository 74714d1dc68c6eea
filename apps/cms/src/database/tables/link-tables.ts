import { sql } from '@payloadcms/db-postgres'
import {
  bigserial,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** Every link that a published document has, by language, and what is wrong with it; see `modules/links`. */
const contentLinks = pgTable(
  'content_links',
  {
    collection: text('collection').notNull(),
    documentId: text('document_id').notNull(),
    /** `both` for what leads somewhere in either language at once. */
    locale: text('locale').notNull(),
    /** Which link of the document it is. */
    place: integer('place').notNull(),
    /** Where in the form it stands. */
    field: text('field').notNull(),
    kind: text('kind').notNull(),
    /** As it was written; null for a link to a document. */
    address: text('address'),
    /** The document it names: `articles:{id}`. */
    target: text('target'),
    problem: text('problem'),
    /** The document that it leads to, or would lead to. */
    document: text('document'),
    /** What the judgement depends on: documents, and paths of this site as `path:/filialy`. */
    askedOf: text('asked_of').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.documentId, table.locale, table.place] }),
    index('content_links_asked_of_idx').using('gin', table.askedOf).with({ fastupdate: false }),
    index('content_links_external_idx').on(table.address).where(sql`kind = 'external'`),
    index('content_links_problem_idx')
      .on(table.collection, table.documentId, table.locale, table.place)
      .where(sql`problem is not null`),
  ],
)

/** Documents and paths that changed, whose links are judged once more when the change is there for everybody. */
const linkChanges = pgTable('link_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  keys: text('keys').array().notNull(),
})

/** What the last look at an address of another site found. */
const externalLinks = pgTable(
  'external_links',
  {
    url: text('url').primaryKey(),
    outcome: text('outcome'),
    status: integer('status'),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** The run that is still to look at it. */
    due: integer('due'),
    /** Until when some worker looks at it. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
  },
  (table) => [
    // In no order of hosts: neighbours in it are seldom of one site.
    index('external_links_due_idx').on(table.due, sql`md5(url)`).where(sql`due is not null`),
  ],
)

/** Looks at all addresses of other sites, one after another. */
const linkChecks = pgTable(
  'link_checks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    startedBy: text('started_by').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null until the worker has counted them. */
    total: integer('total'),
    done: integer('done').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  () => [uniqueIndex('link_checks_under_way').on(sql`(finished_at is null)`).where(sql`finished_at is null`)],
)

export const linkTables = {
  content_links: contentLinks,
  link_changes: linkChanges,
  external_links: externalLinks,
  link_checks: linkChecks,
}
