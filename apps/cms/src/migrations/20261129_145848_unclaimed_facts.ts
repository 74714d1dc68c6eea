import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "devices_documents" ALTER COLUMN "kind" DROP DEFAULT;
  ALTER TABLE "devices_documents" ALTER COLUMN "language" DROP DEFAULT;
  ALTER TABLE "devices" ALTER COLUMN "instalment_months" DROP DEFAULT;
  ALTER TABLE "_devices_v_version_documents" ALTER COLUMN "kind" DROP DEFAULT;
  ALTER TABLE "_devices_v_version_documents" ALTER COLUMN "language" DROP DEFAULT;
  ALTER TABLE "_devices_v" ALTER COLUMN "version_instalment_months" DROP DEFAULT;
  ALTER TABLE "implants_documents" ALTER COLUMN "kind" DROP DEFAULT;
  ALTER TABLE "implants_documents" ALTER COLUMN "language" DROP DEFAULT;
  ALTER TABLE "implants" ALTER COLUMN "sales_mode" DROP DEFAULT;
  ALTER TABLE "implants" ALTER COLUMN "component" DROP DEFAULT;
  ALTER TABLE "_implants_v_version_documents" ALTER COLUMN "kind" DROP DEFAULT;
  ALTER TABLE "_implants_v_version_documents" ALTER COLUMN "language" DROP DEFAULT;
  ALTER TABLE "_implants_v" ALTER COLUMN "version_sales_mode" DROP DEFAULT;
  ALTER TABLE "_implants_v" ALTER COLUMN "version_component" DROP DEFAULT;
  ALTER TABLE "consumables_documents" ALTER COLUMN "kind" DROP DEFAULT;
  ALTER TABLE "consumables_documents" ALTER COLUMN "language" DROP DEFAULT;
  ALTER TABLE "consumables" ALTER COLUMN "return_policy" DROP DEFAULT;
  ALTER TABLE "consumables" ALTER COLUMN "kind" DROP DEFAULT;
  ALTER TABLE "consumables" ALTER COLUMN "pack_qty" DROP DEFAULT;
  ALTER TABLE "_consumables_v_version_documents" ALTER COLUMN "kind" DROP DEFAULT;
  ALTER TABLE "_consumables_v_version_documents" ALTER COLUMN "language" DROP DEFAULT;
  ALTER TABLE "_consumables_v" ALTER COLUMN "version_return_policy" DROP DEFAULT;
  ALTER TABLE "_consumables_v" ALTER COLUMN "version_kind" DROP DEFAULT;
  ALTER TABLE "_consumables_v" ALTER COLUMN "version_pack_qty" DROP DEFAULT;
  ALTER TABLE "accessories_documents" ALTER COLUMN "kind" DROP DEFAULT;
  ALTER TABLE "accessories_documents" ALTER COLUMN "language" DROP DEFAULT;
  ALTER TABLE "accessories" ALTER COLUMN "return_policy" DROP DEFAULT;
  ALTER TABLE "accessories" ALTER COLUMN "kind" DROP DEFAULT;
  ALTER TABLE "_accessories_v_version_documents" ALTER COLUMN "kind" DROP DEFAULT;
  ALTER TABLE "_accessories_v_version_documents" ALTER COLUMN "language" DROP DEFAULT;
  ALTER TABLE "_accessories_v" ALTER COLUMN "version_return_policy" DROP DEFAULT;
  ALTER TABLE "_accessories_v" ALTER COLUMN "version_kind" DROP DEFAULT;
  ALTER TABLE "reviews" ALTER COLUMN "rating" DROP DEFAULT;
  ALTER TABLE "reviews" ALTER COLUMN "written_in" DROP DEFAULT;
  ALTER TABLE "_reviews_v" ALTER COLUMN "version_rating" DROP DEFAULT;
  ALTER TABLE "_reviews_v" ALTER COLUMN "version_written_in" DROP DEFAULT;
  ALTER TABLE "services" ALTER COLUMN "duration_min" DROP DEFAULT;
  ALTER TABLE "_services_v" ALTER COLUMN "version_duration_min" DROP DEFAULT;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "devices_documents" ALTER COLUMN "kind" SET DEFAULT 'manual';
  ALTER TABLE "devices_documents" ALTER COLUMN "language" SET DEFAULT 'kk_ru';
  ALTER TABLE "devices" ALTER COLUMN "instalment_months" SET DEFAULT '12';
  ALTER TABLE "_devices_v_version_documents" ALTER COLUMN "kind" SET DEFAULT 'manual';
  ALTER TABLE "_devices_v_version_documents" ALTER COLUMN "language" SET DEFAULT 'kk_ru';
  ALTER TABLE "_devices_v" ALTER COLUMN "version_instalment_months" SET DEFAULT '12';
  ALTER TABLE "implants_documents" ALTER COLUMN "kind" SET DEFAULT 'manual';
  ALTER TABLE "implants_documents" ALTER COLUMN "language" SET DEFAULT 'kk_ru';
  ALTER TABLE "implants" ALTER COLUMN "sales_mode" SET DEFAULT 'consultation';
  ALTER TABLE "implants" ALTER COLUMN "component" SET DEFAULT 'sound_processor';
  ALTER TABLE "_implants_v_version_documents" ALTER COLUMN "kind" SET DEFAULT 'manual';
  ALTER TABLE "_implants_v_version_documents" ALTER COLUMN "language" SET DEFAULT 'kk_ru';
  ALTER TABLE "_implants_v" ALTER COLUMN "version_sales_mode" SET DEFAULT 'consultation';
  ALTER TABLE "_implants_v" ALTER COLUMN "version_component" SET DEFAULT 'sound_processor';
  ALTER TABLE "consumables_documents" ALTER COLUMN "kind" SET DEFAULT 'manual';
  ALTER TABLE "consumables_documents" ALTER COLUMN "language" SET DEFAULT 'kk_ru';
  ALTER TABLE "consumables" ALTER COLUMN "return_policy" SET DEFAULT '14_days';
  ALTER TABLE "consumables" ALTER COLUMN "kind" SET DEFAULT 'battery';
  ALTER TABLE "consumables" ALTER COLUMN "pack_qty" SET DEFAULT 1;
  ALTER TABLE "_consumables_v_version_documents" ALTER COLUMN "kind" SET DEFAULT 'manual';
  ALTER TABLE "_consumables_v_version_documents" ALTER COLUMN "language" SET DEFAULT 'kk_ru';
  ALTER TABLE "_consumables_v" ALTER COLUMN "version_return_policy" SET DEFAULT '14_days';
  ALTER TABLE "_consumables_v" ALTER COLUMN "version_kind" SET DEFAULT 'battery';
  ALTER TABLE "_consumables_v" ALTER COLUMN "version_pack_qty" SET DEFAULT 1;
  ALTER TABLE "accessories_documents" ALTER COLUMN "kind" SET DEFAULT 'manual';
  ALTER TABLE "accessories_documents" ALTER COLUMN "language" SET DEFAULT 'kk_ru';
  ALTER TABLE "accessories" ALTER COLUMN "return_policy" SET DEFAULT '14_days';
  ALTER TABLE "accessories" ALTER COLUMN "kind" SET DEFAULT 'remote_mic';
  ALTER TABLE "_accessories_v_version_documents" ALTER COLUMN "kind" SET DEFAULT 'manual';
  ALTER TABLE "_accessories_v_version_documents" ALTER COLUMN "language" SET DEFAULT 'kk_ru';
  ALTER TABLE "_accessories_v" ALTER COLUMN "version_return_policy" SET DEFAULT '14_days';
  ALTER TABLE "_accessories_v" ALTER COLUMN "version_kind" SET DEFAULT 'remote_mic';
  ALTER TABLE "reviews" ALTER COLUMN "rating" SET DEFAULT 5;
  ALTER TABLE "reviews" ALTER COLUMN "written_in" SET DEFAULT 'ru';
  ALTER TABLE "_reviews_v" ALTER COLUMN "version_rating" SET DEFAULT 5;
  ALTER TABLE "_reviews_v" ALTER COLUMN "version_written_in" SET DEFAULT 'ru';
  ALTER TABLE "services" ALTER COLUMN "duration_min" SET DEFAULT 30;
  ALTER TABLE "_services_v" ALTER COLUMN "version_duration_min" SET DEFAULT 30;`)
}
