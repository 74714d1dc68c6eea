import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shopper_messages" ADD COLUMN "delivered_at" timestamp with time zone;
  ALTER TABLE "shopper_messages" ADD COLUMN "read_at" timestamp with time zone;
  CREATE INDEX "shopper_messages_remote_id_idx" ON "shopper_messages" USING btree ("remote_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "shopper_messages_remote_id_idx";
  ALTER TABLE "shopper_messages" DROP COLUMN "delivered_at";
  ALTER TABLE "shopper_messages" DROP COLUMN "read_at";`)
}
