import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "sections" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "sections_locales" (
  	"devices_title" varchar,
  	"devices_description" varchar,
  	"childrens_devices_title" varchar,
  	"childrens_devices_description" varchar,
  	"implants_title" varchar,
  	"implants_description" varchar,
  	"consumables_title" varchar,
  	"consumables_description" varchar,
  	"accessories_title" varchar,
  	"accessories_description" varchar,
  	"services_title" varchar,
  	"services_description" varchar,
  	"articles_title" varchar,
  	"articles_description" varchar,
  	"expert_articles_title" varchar,
  	"expert_articles_description" varchar,
  	"branches_title" varchar,
  	"branches_description" varchar,
  	"reviews_title" varchar,
  	"reviews_description" varchar,
  	"landing_pages_title" varchar,
  	"landing_pages_description" varchar,
  	"finder_title" varchar,
  	"finder_description" varchar,
  	"fitting_supplies_title" varchar,
  	"fitting_supplies_description" varchar,
  	"screener_title" varchar,
  	"screener_description" varchar,
  	"self_check_title" varchar,
  	"self_check_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_sections_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_sections_v_locales" (
  	"version_devices_title" varchar,
  	"version_devices_description" varchar,
  	"version_childrens_devices_title" varchar,
  	"version_childrens_devices_description" varchar,
  	"version_implants_title" varchar,
  	"version_implants_description" varchar,
  	"version_consumables_title" varchar,
  	"version_consumables_description" varchar,
  	"version_accessories_title" varchar,
  	"version_accessories_description" varchar,
  	"version_services_title" varchar,
  	"version_services_description" varchar,
  	"version_articles_title" varchar,
  	"version_articles_description" varchar,
  	"version_expert_articles_title" varchar,
  	"version_expert_articles_description" varchar,
  	"version_branches_title" varchar,
  	"version_branches_description" varchar,
  	"version_reviews_title" varchar,
  	"version_reviews_description" varchar,
  	"version_landing_pages_title" varchar,
  	"version_landing_pages_description" varchar,
  	"version_finder_title" varchar,
  	"version_finder_description" varchar,
  	"version_fitting_supplies_title" varchar,
  	"version_fitting_supplies_description" varchar,
  	"version_screener_title" varchar,
  	"version_screener_description" varchar,
  	"version_self_check_title" varchar,
  	"version_self_check_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "sections_locales" ADD CONSTRAINT "sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sections_v_locales" ADD CONSTRAINT "_sections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "sections_locales_locale_parent_id_unique" ON "sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sections_v_created_at_idx" ON "_sections_v" USING btree ("created_at");
  CREATE INDEX "_sections_v_updated_at_idx" ON "_sections_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_sections_v_locales_locale_parent_id_unique" ON "_sections_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sections" CASCADE;
  DROP TABLE "sections_locales" CASCADE;
  DROP TABLE "_sections_v" CASCADE;
  DROP TABLE "_sections_v_locales" CASCADE;`)
}
