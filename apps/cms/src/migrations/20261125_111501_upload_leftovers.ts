import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Files of uploads that no stored document names, until they are taken away. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table upload_leftovers (
      id bigserial primary key,
      collection text not null,
      filename text not null,
      noted_at timestamptz not null default now()
    );
    create index upload_leftovers_noted_at_idx on upload_leftovers (noted_at);
    create index upload_leftovers_filename_idx on upload_leftovers (collection, filename);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table upload_leftovers`)
}
