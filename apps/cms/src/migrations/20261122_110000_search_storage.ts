import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Ranking reads `head` of every candidate: it stays with its row. Excerpts read `body` of twenty: it need not be unpacked. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table search_documents alter column head set storage main;
    alter table search_documents alter column body set storage external;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table search_documents alter column head set storage extended;
    alter table search_documents alter column body set storage extended;
  `)
}
