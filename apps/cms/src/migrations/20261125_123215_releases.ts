import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_releases_items_languages" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_releases_state" AS ENUM('open', 'planned', 'published', 'stopped');
  CREATE TABLE "releases_items_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_releases_items_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "releases_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "releases" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"state" "enum_releases_state" DEFAULT 'open' NOT NULL,
  	"planned_for" timestamp(3) with time zone,
  	"planned_by_id" uuid,
  	"published_at" timestamp(3) with time zone,
  	"published_by_id" uuid,
  	"undone_at" timestamp(3) with time zone,
  	"undone_by_id" uuid,
  	"stopped_by" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "releases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"devices_id" uuid,
  	"implants_id" uuid,
  	"consumables_id" uuid,
  	"accessories_id" uuid,
  	"services_id" uuid,
  	"branches_id" uuid,
  	"brands_id" uuid,
  	"articles_id" uuid,
  	"promotions_id" uuid,
  	"landings_id" uuid,
  	"pages_id" uuid,
  	"specialists_id" uuid,
  	"faq_id" uuid,
  	"reviews_id" uuid
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "releases_id" uuid;
  ALTER TABLE "releases_items_languages" ADD CONSTRAINT "releases_items_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_items" ADD CONSTRAINT "releases_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_planned_by_id_staff_id_fk" FOREIGN KEY ("planned_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_published_by_id_staff_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_undone_by_id_staff_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_implants_fk" FOREIGN KEY ("implants_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_consumables_fk" FOREIGN KEY ("consumables_id") REFERENCES "public"."consumables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_accessories_fk" FOREIGN KEY ("accessories_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_landings_fk" FOREIGN KEY ("landings_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_specialists_fk" FOREIGN KEY ("specialists_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "releases_items_languages_order_idx" ON "releases_items_languages" USING btree ("order");
  CREATE INDEX "releases_items_languages_parent_idx" ON "releases_items_languages" USING btree ("parent_id");
  CREATE INDEX "releases_items_order_idx" ON "releases_items" USING btree ("_order");
  CREATE INDEX "releases_items_parent_id_idx" ON "releases_items" USING btree ("_parent_id");
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE INDEX "releases_planned_for_idx" ON "releases" USING btree ("planned_for");
  CREATE INDEX "releases_planned_by_idx" ON "releases" USING btree ("planned_by_id");
  CREATE INDEX "releases_published_by_idx" ON "releases" USING btree ("published_by_id");
  CREATE INDEX "releases_undone_by_idx" ON "releases" USING btree ("undone_by_id");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "releases_rels_order_idx" ON "releases_rels" USING btree ("order");
  CREATE INDEX "releases_rels_parent_idx" ON "releases_rels" USING btree ("parent_id");
  CREATE INDEX "releases_rels_path_idx" ON "releases_rels" USING btree ("path");
  CREATE INDEX "releases_rels_devices_id_idx" ON "releases_rels" USING btree ("devices_id");
  CREATE INDEX "releases_rels_implants_id_idx" ON "releases_rels" USING btree ("implants_id");
  CREATE INDEX "releases_rels_consumables_id_idx" ON "releases_rels" USING btree ("consumables_id");
  CREATE INDEX "releases_rels_accessories_id_idx" ON "releases_rels" USING btree ("accessories_id");
  CREATE INDEX "releases_rels_services_id_idx" ON "releases_rels" USING btree ("services_id");
  CREATE INDEX "releases_rels_branches_id_idx" ON "releases_rels" USING btree ("branches_id");
  CREATE INDEX "releases_rels_brands_id_idx" ON "releases_rels" USING btree ("brands_id");
  CREATE INDEX "releases_rels_articles_id_idx" ON "releases_rels" USING btree ("articles_id");
  CREATE INDEX "releases_rels_promotions_id_idx" ON "releases_rels" USING btree ("promotions_id");
  CREATE INDEX "releases_rels_landings_id_idx" ON "releases_rels" USING btree ("landings_id");
  CREATE INDEX "releases_rels_pages_id_idx" ON "releases_rels" USING btree ("pages_id");
  CREATE INDEX "releases_rels_specialists_id_idx" ON "releases_rels" USING btree ("specialists_id");
  CREATE INDEX "releases_rels_faq_id_idx" ON "releases_rels" USING btree ("faq_id");
  CREATE INDEX "releases_rels_reviews_id_idx" ON "releases_rels" USING btree ("reviews_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "releases_items_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "releases_items_languages" CASCADE;
  DROP TABLE "releases_items" CASCADE;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "releases_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_releases_fk";
  
  DROP INDEX "payload_locked_documents_rels_releases_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "releases_id";
  DROP TYPE "public"."enum_releases_items_languages";
  DROP TYPE "public"."enum_releases_state";`)
}
