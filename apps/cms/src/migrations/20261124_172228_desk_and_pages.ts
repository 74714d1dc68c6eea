import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_appointments_page_language" AS ENUM('ru', 'kk');
  ALTER TABLE "search_synonyms" ALTER COLUMN "language" DROP DEFAULT;
  ALTER TABLE "orders_lines" ADD COLUMN "colour_code" varchar;
  ALTER TABLE "orders" ADD COLUMN "told_at" timestamp(3) with time zone;
  ALTER TABLE "appointments" ADD COLUMN "told_at" timestamp(3) with time zone;
  ALTER TABLE "appointments" ADD COLUMN "page_language" "enum_appointments_page_language";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_synonyms" ALTER COLUMN "language" SET DEFAULT 'both';
  ALTER TABLE "orders_lines" DROP COLUMN "colour_code";
  ALTER TABLE "orders" DROP COLUMN "told_at";
  ALTER TABLE "appointments" DROP COLUMN "told_at";
  ALTER TABLE "appointments" DROP COLUMN "page_language";
  DROP TYPE "public"."enum_appointments_page_language";`)
}
