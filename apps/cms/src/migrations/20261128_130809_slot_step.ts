import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" ADD COLUMN "slot_step_min" numeric;
  ALTER TABLE "_branches_v" ADD COLUMN "version_slot_step_min" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" DROP COLUMN "slot_step_min";
  ALTER TABLE "_branches_v" DROP COLUMN "version_slot_step_min";`)
}
