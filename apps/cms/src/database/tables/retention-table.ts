import { date, integer, pgTable, primaryKey, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** How much of each kind of data was taken out on each day; see `modules/retention`. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    day: date('day').notNull(),
    kind: text('kind').notNull(),
    removed: integer('removed').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
)
