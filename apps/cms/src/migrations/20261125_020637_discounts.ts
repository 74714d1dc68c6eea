import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promotions_discount_sections" AS ENUM('devices', 'implants', 'consumables', 'accessories');
  CREATE TYPE "public"."enum__promotions_v_version_discount_sections" AS ENUM('devices', 'implants', 'consumables', 'accessories');
  CREATE TABLE "promotions_discount_sections" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_promotions_discount_sections",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_promotions_v_version_discount_sections" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__promotions_v_version_discount_sections",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "discount_kzt" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "discount_title" varchar;
  ALTER TABLE "orders" ADD COLUMN "discount_proof" varchar;
  ALTER TABLE "orders" ADD COLUMN "discount_off" boolean DEFAULT false;
  ALTER TABLE "orders" ADD COLUMN "plan_markup_percent" numeric;
  ALTER TABLE "orders" ADD COLUMN "discount_given_kzt" numeric;
  ALTER TABLE "promotions" ADD COLUMN "discount_percent" numeric;
  ALTER TABLE "promotions_locales" ADD COLUMN "discount_claim" varchar;
  ALTER TABLE "promotions_locales" ADD COLUMN "discount_proof" varchar;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_discount_percent" numeric;
  ALTER TABLE "_promotions_v_locales" ADD COLUMN "version_discount_claim" varchar;
  ALTER TABLE "_promotions_v_locales" ADD COLUMN "version_discount_proof" varchar;
  ALTER TABLE "promotions_discount_sections" ADD CONSTRAINT "promotions_discount_sections_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_version_discount_sections" ADD CONSTRAINT "_promotions_v_version_discount_sections_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "promotions_discount_sections_order_idx" ON "promotions_discount_sections" USING btree ("order");
  CREATE INDEX "promotions_discount_sections_parent_idx" ON "promotions_discount_sections" USING btree ("parent_id");
  CREATE INDEX "_promotions_v_version_discount_sections_order_idx" ON "_promotions_v_version_discount_sections" USING btree ("order");
  CREATE INDEX "_promotions_v_version_discount_sections_parent_idx" ON "_promotions_v_version_discount_sections" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "promotions_discount_sections" CASCADE;
  DROP TABLE "_promotions_v_version_discount_sections" CASCADE;
  ALTER TABLE "orders" DROP COLUMN "discount_kzt";
  ALTER TABLE "orders" DROP COLUMN "discount_title";
  ALTER TABLE "orders" DROP COLUMN "discount_proof";
  ALTER TABLE "orders" DROP COLUMN "discount_off";
  ALTER TABLE "orders" DROP COLUMN "plan_markup_percent";
  ALTER TABLE "orders" DROP COLUMN "discount_given_kzt";
  ALTER TABLE "promotions" DROP COLUMN "discount_percent";
  ALTER TABLE "promotions_locales" DROP COLUMN "discount_claim";
  ALTER TABLE "promotions_locales" DROP COLUMN "discount_proof";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_discount_percent";
  ALTER TABLE "_promotions_v_locales" DROP COLUMN "version_discount_claim";
  ALTER TABLE "_promotions_v_locales" DROP COLUMN "version_discount_proof";
  DROP TYPE "public"."enum_promotions_discount_sections";
  DROP TYPE "public"."enum__promotions_v_version_discount_sections";`)
}
