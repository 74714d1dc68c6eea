import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An editor sends a waiting text back with a comment. The table itself is that of `waiting_texts`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "waiting_texts" ADD COLUMN "declined_by" text;
  ALTER TABLE "waiting_texts" ADD COLUMN "declined_at" timestamp with time zone;
  ALTER TABLE "waiting_texts" ADD COLUMN "decline_comment" uuid;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "waiting_texts" DROP COLUMN "declined_by";
  ALTER TABLE "waiting_texts" DROP COLUMN "declined_at";
  ALTER TABLE "waiting_texts" DROP COLUMN "decline_comment";`)
}
