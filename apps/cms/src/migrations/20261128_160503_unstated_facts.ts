import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "devices" ALTER COLUMN "availability" DROP DEFAULT;
  ALTER TABLE "_devices_v" ALTER COLUMN "version_availability" DROP DEFAULT;
  ALTER TABLE "implants" ALTER COLUMN "availability" DROP DEFAULT;
  ALTER TABLE "_implants_v" ALTER COLUMN "version_availability" DROP DEFAULT;
  ALTER TABLE "consumables" ALTER COLUMN "availability" DROP DEFAULT;
  ALTER TABLE "_consumables_v" ALTER COLUMN "version_availability" DROP DEFAULT;
  ALTER TABLE "accessories" ALTER COLUMN "availability" DROP DEFAULT;
  ALTER TABLE "_accessories_v" ALTER COLUMN "version_availability" DROP DEFAULT;
  ALTER TABLE "organisation" ALTER COLUMN "region" DROP DEFAULT;
  ALTER TABLE "organisation" ALTER COLUMN "postal_code" DROP DEFAULT;
  ALTER TABLE "_organisation_v" ALTER COLUMN "version_region" DROP DEFAULT;
  ALTER TABLE "_organisation_v" ALTER COLUMN "version_postal_code" DROP DEFAULT;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "devices" ALTER COLUMN "availability" SET DEFAULT 'in_stock';
  ALTER TABLE "_devices_v" ALTER COLUMN "version_availability" SET DEFAULT 'in_stock';
  ALTER TABLE "implants" ALTER COLUMN "availability" SET DEFAULT 'in_stock';
  ALTER TABLE "_implants_v" ALTER COLUMN "version_availability" SET DEFAULT 'in_stock';
  ALTER TABLE "consumables" ALTER COLUMN "availability" SET DEFAULT 'in_stock';
  ALTER TABLE "_consumables_v" ALTER COLUMN "version_availability" SET DEFAULT 'in_stock';
  ALTER TABLE "accessories" ALTER COLUMN "availability" SET DEFAULT 'in_stock';
  ALTER TABLE "_accessories_v" ALTER COLUMN "version_availability" SET DEFAULT 'in_stock';
  ALTER TABLE "organisation" ALTER COLUMN "region" SET DEFAULT 'ALA';
  ALTER TABLE "organisation" ALTER COLUMN "postal_code" SET DEFAULT '050008';
  ALTER TABLE "_organisation_v" ALTER COLUMN "version_region" SET DEFAULT 'ALA';
  ALTER TABLE "_organisation_v" ALTER COLUMN "version_postal_code" SET DEFAULT '050008';`)
}
