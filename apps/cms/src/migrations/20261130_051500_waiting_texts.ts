import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What translators wrote for single documents, which have no drafts: each text waits there until an editor takes it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table waiting_texts (
      global text not null,
      locale text not null check (locale in ('ru', 'kk')),
      path text not null,
      value jsonb not null,
      author_id text not null,
      written_at timestamptz not null default now(),
      primary key (global, locale, path)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table waiting_texts;`)
}
