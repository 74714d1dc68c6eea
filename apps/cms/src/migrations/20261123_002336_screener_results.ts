import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_legal_consents_purpose" ADD VALUE 'screener_result' BEFORE 'analytics';
  ALTER TYPE "public"."enum__legal_v_version_consents_purpose" ADD VALUE 'screener_result' BEFORE 'analytics';
  ALTER TABLE "appointments" ADD COLUMN "screener_result" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "legal_consents" WHERE "purpose" = 'screener_result';
  DELETE FROM "_legal_v_version_consents" WHERE "purpose" = 'screener_result';
  ALTER TABLE "legal_consents" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum_legal_consents_purpose";
  CREATE TYPE "public"."enum_legal_consents_purpose" AS ENUM('order', 'appointment', 'feedback', 'account', 'marketing', 'analytics');
  ALTER TABLE "legal_consents" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_legal_consents_purpose" USING "purpose"::"public"."enum_legal_consents_purpose";
  ALTER TABLE "_legal_v_version_consents" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum__legal_v_version_consents_purpose";
  CREATE TYPE "public"."enum__legal_v_version_consents_purpose" AS ENUM('order', 'appointment', 'feedback', 'account', 'marketing', 'analytics');
  ALTER TABLE "_legal_v_version_consents" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum__legal_v_version_consents_purpose" USING "purpose"::"public"."enum__legal_v_version_consents_purpose";
  ALTER TABLE "appointments" DROP COLUMN "screener_result";`)
}
