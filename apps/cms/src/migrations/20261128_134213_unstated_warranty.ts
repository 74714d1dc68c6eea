import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "devices" ALTER COLUMN "warranty_months" DROP DEFAULT;
  ALTER TABLE "_devices_v" ALTER COLUMN "version_warranty_months" DROP DEFAULT;
  ALTER TABLE "implants" ALTER COLUMN "warranty_months" DROP DEFAULT;
  ALTER TABLE "_implants_v" ALTER COLUMN "version_warranty_months" DROP DEFAULT;
  ALTER TABLE "consumables" ALTER COLUMN "warranty_months" DROP DEFAULT;
  ALTER TABLE "_consumables_v" ALTER COLUMN "version_warranty_months" DROP DEFAULT;
  ALTER TABLE "accessories" ALTER COLUMN "warranty_months" DROP DEFAULT;
  ALTER TABLE "_accessories_v" ALTER COLUMN "version_warranty_months" DROP DEFAULT;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "devices" ALTER COLUMN "warranty_months" SET DEFAULT 36;
  ALTER TABLE "_devices_v" ALTER COLUMN "version_warranty_months" SET DEFAULT 36;
  ALTER TABLE "implants" ALTER COLUMN "warranty_months" SET DEFAULT 12;
  ALTER TABLE "_implants_v" ALTER COLUMN "version_warranty_months" SET DEFAULT 12;
  ALTER TABLE "consumables" ALTER COLUMN "warranty_months" SET DEFAULT 12;
  ALTER TABLE "_consumables_v" ALTER COLUMN "version_warranty_months" SET DEFAULT 12;
  ALTER TABLE "accessories" ALTER COLUMN "warranty_months" SET DEFAULT 12;
  ALTER TABLE "_accessories_v" ALTER COLUMN "version_warranty_months" SET DEFAULT 12;`)
}
