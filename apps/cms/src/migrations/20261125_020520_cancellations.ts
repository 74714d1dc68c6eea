import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "cancel_due_at" timestamp(3) with time zone;
  ALTER TABLE "appointments" ADD COLUMN "cancel_due_at" timestamp(3) with time zone;
  CREATE INDEX "orders_cancel_due_at_idx" ON "orders" USING btree ("cancel_due_at");
  CREATE INDEX "appointments_cancel_due_at_idx" ON "appointments" USING btree ("cancel_due_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_cancel_due_at_idx";
  DROP INDEX "appointments_cancel_due_at_idx";
  ALTER TABLE "orders" DROP COLUMN "cancel_due_at";
  ALTER TABLE "appointments" DROP COLUMN "cancel_due_at";`)
}
