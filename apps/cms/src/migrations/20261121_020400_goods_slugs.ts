import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const tables = ['implants', 'consumables', 'accessories', 'services']

/** Two addresses that differ only in case cannot coexist, whatever two editors do at the same moment. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of tables) {
    await db.execute(sql.raw(`create unique index "${table}_slug_lower_idx" on "${table}" (lower(slug))`))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of tables) await db.execute(sql.raw(`drop index "${table}_slug_lower_idx"`))
}
