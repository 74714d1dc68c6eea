import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the tables of lists and search stand on: places in the strings of facet bits, and how alike two words are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create sequence catalogue_ordinals as integer minvalue 0 start 0;
    create extension if not exists pg_trgm;
    create extension if not exists fuzzystrmatch;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop sequence catalogue_ordinals;
    drop extension fuzzystrmatch;
    drop extension pg_trgm;
  `)
}
