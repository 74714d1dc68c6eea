import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Each publication by an editor, with what was public before it: what undoing it brings back. And the texts of single
 * documents, which have no drafts, that wait for a release.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table publications (
      id bigint generated always as identity primary key,
      collection text not null,
      document_id text not null,
      locale text not null check (locale in ('ru', 'kk', 'all')),
      live_before jsonb,
      live_at bigint,
      published_at timestamptz not null default clock_timestamp(),
      published_by text,
      release_id uuid,
      undone_at timestamptz,
      undone_by text
    );
    create index publications_document on publications (collection, document_id, id desc);
    create index publications_release on publications (release_id) where release_id is not null;
    create table release_globals (
      release_id uuid not null,
      global text not null,
      locale text not null check (locale in ('ru', 'kk')),
      data jsonb not null,
      base_at bigint not null,
      prepared_by text,
      prepared_at timestamptz not null default now(),
      primary key (release_id, global, locale)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table release_globals; drop table publications;`)
}
