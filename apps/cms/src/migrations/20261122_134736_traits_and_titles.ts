import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "catalogue_items" ADD COLUMN "traits" integer;
  CREATE INDEX "catalogue_items_traits_idx" ON "catalogue_items" USING btree ("locale","traits","price_up","document_id") WHERE traits is not null;
  CREATE INDEX "catalogue_items_ru_title_idx" ON "catalogue_items" USING gin ((card ->> 'title') gin_trgm_ops) WITH (fastupdate=false) WHERE locale = 'ru' and collection in ('devices', 'implants');
  CREATE INDEX "catalogue_items_kk_title_idx" ON "catalogue_items" USING gin ((card ->> 'title') gin_trgm_ops) WITH (fastupdate=false) WHERE locale = 'kk' and collection in ('devices', 'implants');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "catalogue_items_traits_idx";
  DROP INDEX "catalogue_items_ru_title_idx";
  DROP INDEX "catalogue_items_kk_title_idx";
  ALTER TABLE "catalogue_items" DROP COLUMN "traits";`)
}
