import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Ranking reads `head` of every candidate: it stays with its row, and what is long does not. Excerpts read `body` of
 * twenty: it need not be unpacked. Titles are folded for editors as `foldKazakh` folds them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table search_documents alter column head set storage main;
    alter table search_documents alter column body set storage external;
    alter table search_documents set (toast_tuple_target = 256);
    create function folded_title(title text) returns text language sql immutable parallel safe
      return translate(lower(title), 'ёәғқңөұүһіыйэъь', 'еагкноуухииие');
    create index translation_states_folded_title_idx
      on translation_states using gin (folded_title(title) gin_trgm_ops);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index translation_states_folded_title_idx;
    drop function folded_title;
    alter table search_documents reset (toast_tuple_target);
    alter table search_documents alter column head set storage extended;
    alter table search_documents alter column body set storage extended;
  `)
}
