import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "devices" ADD COLUMN "trial_days" numeric;
  ALTER TABLE "_devices_v" ADD COLUMN "version_trial_days" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "devices" DROP COLUMN "trial_days";
  ALTER TABLE "_devices_v" DROP COLUMN "version_trial_days";`)
}
