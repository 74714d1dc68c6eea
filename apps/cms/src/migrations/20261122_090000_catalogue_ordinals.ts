import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Places in the strings of facet bits begin at 0 and are given once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create sequence catalogue_ordinals as integer minvalue 0 start 0`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop sequence catalogue_ordinals`)
}
