import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "media" ADD COLUMN "original" varchar;
  ALTER TABLE "media" ADD COLUMN "crop_left" numeric;
  ALTER TABLE "media" ADD COLUMN "crop_top" numeric;
  ALTER TABLE "media" ADD COLUMN "crop_width" numeric;
  ALTER TABLE "media" ADD COLUMN "crop_height" numeric;
  ALTER TABLE "media" ADD COLUMN "search_text" varchar;
  ALTER TABLE "media" ADD COLUMN "is_used" boolean;
  ALTER TABLE "media" ADD COLUMN "without_alt_ru" boolean;
  ALTER TABLE "media" ADD COLUMN "without_alt_kk" boolean;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_is_used_idx" ON "media" USING btree ("is_used");
  CREATE INDEX "media_without_alt_ru_idx" ON "media" USING btree ("without_alt_ru");
  CREATE INDEX "media_without_alt_kk_idx" ON "media" USING btree ("without_alt_kk");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_texts" CASCADE;
  DROP INDEX "media_is_used_idx";
  DROP INDEX "media_without_alt_ru_idx";
  DROP INDEX "media_without_alt_kk_idx";
  ALTER TABLE "media" DROP COLUMN "original";
  ALTER TABLE "media" DROP COLUMN "crop_left";
  ALTER TABLE "media" DROP COLUMN "crop_top";
  ALTER TABLE "media" DROP COLUMN "crop_width";
  ALTER TABLE "media" DROP COLUMN "crop_height";
  ALTER TABLE "media" DROP COLUMN "search_text";
  ALTER TABLE "media" DROP COLUMN "is_used";
  ALTER TABLE "media" DROP COLUMN "without_alt_ru";
  ALTER TABLE "media" DROP COLUMN "without_alt_kk";`)
}
