import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_typeface" AS ENUM('golos-text', 'noto-sans', 'noto-serif');
  CREATE TYPE "public"."enum__brand_v_version_typeface" AS ENUM('golos-text', 'noto-sans', 'noto-serif');
  CREATE TABLE "brand" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"logo_id" uuid,
  	"logo_dark_id" uuid,
  	"logo_one_colour_id" uuid,
  	"icon_id" uuid,
  	"colours_light_accent" varchar DEFAULT '#0b5351',
  	"colours_light_accent_text" varchar DEFAULT '#fffdf9',
  	"colours_light_paper" varchar DEFAULT '#faf6ee',
  	"colours_light_deep" varchar DEFAULT '#0c3a3a',
  	"colours_light_highlight" varchar DEFAULT '#e0a43a',
  	"colours_dark_accent" varchar DEFAULT '#86d3c8',
  	"colours_dark_accent_text" varchar DEFAULT '#07201f',
  	"colours_dark_paper" varchar DEFAULT '#161412',
  	"colours_dark_deep" varchar DEFAULT '#0f2b2a',
  	"colours_dark_highlight" varchar DEFAULT '#e9b14c',
  	"colours_contrast_accent" varchar DEFAULT '#ffe94a',
  	"colours_contrast_accent_text" varchar DEFAULT '#000000',
  	"colours_contrast_paper" varchar DEFAULT '#000000',
  	"colours_contrast_deep" varchar DEFAULT '#000000',
  	"colours_contrast_highlight" varchar DEFAULT '#ffe94a',
  	"typeface" "enum_brand_typeface" DEFAULT 'golos-text',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "brand_locales" (
  	"name" varchar NOT NULL,
  	"short_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_brand_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_logo_id" uuid,
  	"version_logo_dark_id" uuid,
  	"version_logo_one_colour_id" uuid,
  	"version_icon_id" uuid,
  	"version_colours_light_accent" varchar DEFAULT '#0b5351',
  	"version_colours_light_accent_text" varchar DEFAULT '#fffdf9',
  	"version_colours_light_paper" varchar DEFAULT '#faf6ee',
  	"version_colours_light_deep" varchar DEFAULT '#0c3a3a',
  	"version_colours_light_highlight" varchar DEFAULT '#e0a43a',
  	"version_colours_dark_accent" varchar DEFAULT '#86d3c8',
  	"version_colours_dark_accent_text" varchar DEFAULT '#07201f',
  	"version_colours_dark_paper" varchar DEFAULT '#161412',
  	"version_colours_dark_deep" varchar DEFAULT '#0f2b2a',
  	"version_colours_dark_highlight" varchar DEFAULT '#e9b14c',
  	"version_colours_contrast_accent" varchar DEFAULT '#ffe94a',
  	"version_colours_contrast_accent_text" varchar DEFAULT '#000000',
  	"version_colours_contrast_paper" varchar DEFAULT '#000000',
  	"version_colours_contrast_deep" varchar DEFAULT '#000000',
  	"version_colours_contrast_highlight" varchar DEFAULT '#ffe94a',
  	"version_typeface" "enum__brand_v_version_typeface" DEFAULT 'golos-text',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_brand_v_locales" (
  	"version_name" varchar NOT NULL,
  	"version_short_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_one_colour_id_media_id_fk" FOREIGN KEY ("logo_one_colour_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_locales" ADD CONSTRAINT "brand_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_dark_id_media_id_fk" FOREIGN KEY ("version_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_one_colour_id_media_id_fk" FOREIGN KEY ("version_logo_one_colour_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v_locales" ADD CONSTRAINT "_brand_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brand_logo_idx" ON "brand" USING btree ("logo_id");
  CREATE INDEX "brand_logo_dark_idx" ON "brand" USING btree ("logo_dark_id");
  CREATE INDEX "brand_logo_one_colour_idx" ON "brand" USING btree ("logo_one_colour_id");
  CREATE INDEX "brand_icon_idx" ON "brand" USING btree ("icon_id");
  CREATE UNIQUE INDEX "brand_locales_locale_parent_id_unique" ON "brand_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brand_v_version_version_logo_idx" ON "_brand_v" USING btree ("version_logo_id");
  CREATE INDEX "_brand_v_version_version_logo_dark_idx" ON "_brand_v" USING btree ("version_logo_dark_id");
  CREATE INDEX "_brand_v_version_version_logo_one_colour_idx" ON "_brand_v" USING btree ("version_logo_one_colour_id");
  CREATE INDEX "_brand_v_version_version_icon_idx" ON "_brand_v" USING btree ("version_icon_id");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_brand_v_locales_locale_parent_id_unique" ON "_brand_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brand" CASCADE;
  DROP TABLE "brand_locales" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  DROP TABLE "_brand_v_locales" CASCADE;
  DROP TYPE "public"."enum_brand_typeface";
  DROP TYPE "public"."enum__brand_v_version_typeface";`)
}
