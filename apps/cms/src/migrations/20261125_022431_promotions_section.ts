import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sections_locales" ADD COLUMN "promotions_title" varchar;
  ALTER TABLE "sections_locales" ADD COLUMN "promotions_description" varchar;
  ALTER TABLE "_sections_v_locales" ADD COLUMN "version_promotions_title" varchar;
  ALTER TABLE "_sections_v_locales" ADD COLUMN "version_promotions_description" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sections_locales" DROP COLUMN "promotions_title";
  ALTER TABLE "sections_locales" DROP COLUMN "promotions_description";
  ALTER TABLE "_sections_v_locales" DROP COLUMN "version_promotions_title";
  ALTER TABLE "_sections_v_locales" DROP COLUMN "version_promotions_description";`)
}
