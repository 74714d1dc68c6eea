import { bigserial, boolean, integer, jsonb, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Which pieces of the demo content were once created, so that an editor's deletion stays deleted, and which document each
 * became: all that may be removed as demo content. The columns are empty for what an earlier release created until the
 * next start, and for a document that is not found any more.
 */
const seedEntries = pgTable('seed_entries', {
  key: text('key').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** `globals` for a single document. */
  collection: text('collection'),
  documentId: text('document_id'),
  /** Since when the piece is gone by the action that removes demo content. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
})

/** One row once the shop is its owner's: no demo content is ever seeded into it. */
const shopSetup = pgTable('shop_setup', {
  /** `own`: there is one shop to a database. */
  name: text('name').primaryKey(),
  setUpAt: timestamp('set_up_at', { withTimezone: true }).notNull().defaultNow(),
  /** The https origin that the owner named. */
  domain: text('domain'),
  delivers: boolean('delivers').notNull().default(false),
})

/** Each time an admin has demo content removed. The worker goes on with what is not finished. */
const demoRemovals = pgTable('demo_removals', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
  staffId: text('staff_id').notNull(),
  /** Keys of changed pieces that go all the same. */
  chosen: jsonb('chosen').notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  removed: integer('removed'),
})

export const shopTables = { seed_entries: seedEntries, shop_setup: shopSetup, demo_removals: demoRemovals }
