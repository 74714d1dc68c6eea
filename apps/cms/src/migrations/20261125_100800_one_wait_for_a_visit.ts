import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who waits for an earlier time than their visit's waits once, whoever asks; and those who wait are found in their order. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unique index waitlist_one_for_a_visit on waitlist (visit_id)
    where for_visit and status in ('waiting', 'offered');
    create index waitlist_queue on waitlist (service_id, branch_id, created_at, id) where status = 'waiting';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index waitlist_queue;
    drop index waitlist_one_for_a_visit;
  `)
}
