import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where names of people are stored: the table, the column. */
const kept = [
  ['orders', 'name'],
  ['appointments', 'name'],
  ['appointments', 'visitor_name'],
  ['waitlist', 'name'],
  ['waitlist', 'visitor_name'],
  ['feedback', 'name'],
  ['customers', 'name'],
] as const

/** Lists find people by names typed without their Kazakh letters. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, column] of kept)
    await db.execute(
      sql.raw(`create index ${table}_folded_${column}_idx on ${table} using gin (folded_title(${column}) gin_trgm_ops)`),
    )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table, column] of kept) await db.execute(sql.raw(`drop index ${table}_folded_${column}_idx`))
}
