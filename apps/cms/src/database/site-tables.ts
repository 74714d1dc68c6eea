import type { postgresAdapter } from '@payloadcms/db-postgres'
import { bigserial, index, jsonb, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number]

/** What the storefronts must forget: one row for each change that a visitor can see. */
const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tags: jsonb('tags').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('outbox_created_at_idx').on(table.createdAt)],
)

/** Which pieces of the demo content were once created, so that an editor's deletion stays deleted. */
const seedEntries = pgTable('seed_entries', {
  key: text('key').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Until when the beginnings and ends of promotions have been announced to the storefronts. */
const periodClock = pgTable('period_clock', {
  name: text('name').primaryKey(),
  announcedUntil: timestamp('announced_until', { withTimezone: true }).notNull(),
})

/** Tables of ours that no editor sees, declared beside Payload's so that its migrations cover them. */
export const addSiteTables: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, outbox, seed_entries: seedEntries, period_clock: periodClock },
})
