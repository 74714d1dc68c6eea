import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What can be found is written anew by the next start (`refreshReadModel`). The words of titles stay in their row, since
 * ranks read them of every candidate; what is long does not. Words are written to the index at once: a list of those
 * that wait would be read by every question.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    truncate search_documents;
    drop index search_documents_ru_head_idx;
    drop index search_documents_kk_head_idx;
    alter table search_documents drop column head;
    alter table search_documents add column title_terms tsvector not null;
    alter table search_documents alter column title_terms set storage main;
    alter table search_documents set (toast_tuple_target = 1024);
    alter index search_documents_ru_terms_idx set (fastupdate = off);
    alter index search_documents_kk_terms_idx set (fastupdate = off);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    truncate search_documents;
    alter index search_documents_ru_terms_idx set (fastupdate = on);
    alter index search_documents_kk_terms_idx set (fastupdate = on);
    alter table search_documents set (toast_tuple_target = 256);
    alter table search_documents drop column title_terms;
    alter table search_documents add column head tsvector not null;
    alter table search_documents alter column head set storage main;
    create index search_documents_ru_head_idx on search_documents using gin (head) where locale = 'ru';
    create index search_documents_kk_head_idx on search_documents using gin (head) where locale = 'kk';
  `)
}
