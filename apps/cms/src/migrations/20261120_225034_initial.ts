import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_devices_badges" AS ENUM('new', 'hit');
  CREATE TYPE "public"."enum_devices_audience" AS ENUM('adult', 'child', 'senior');
  CREATE TYPE "public"."enum_devices_loss_degrees" AS ENUM('I', 'II', 'III', 'IV');
  CREATE TYPE "public"."enum_devices_fitting_range_hz" AS ENUM('250', '500', '1000', '2000', '4000', '8000');
  CREATE TYPE "public"."enum_devices_connectivity" AS ENUM('bluetooth', 'le_audio', 'auracast', 'hands_free', 'telecoil', 'app', 'tv_streaming', 'remote_fitting');
  CREATE TYPE "public"."enum_devices_features" AS ENUM('directionality', 'noise_reduction', 'wind_noise', 'feedback_cancel', 'impulse_noise', 'frequency_lowering', 'auto_scenes', 'tinnitus_masker', 'led_indicator', 'tamperproof_battery');
  CREATE TYPE "public"."enum_devices_instalment_months" AS ENUM('3', '6', '12', '24');
  CREATE TYPE "public"."enum_devices_availability" AS ENUM('in_stock', 'to_order', 'demo_only', 'out_of_stock');
  CREATE TYPE "public"."enum_devices_form_factor" AS ENUM('bte', 'mini_bte', 'ric', 'ite', 'itc', 'cic', 'iic');
  CREATE TYPE "public"."enum_devices_power" AS ENUM('s', 'm', 'p', 'sp', 'up');
  CREATE TYPE "public"."enum_devices_power_source" AS ENUM('rechargeable', 'battery_10', 'battery_312', 'battery_13', 'battery_675');
  CREATE TYPE "public"."enum_devices_ip_rating" AS ENUM('IP57', 'IP67', 'IP68');
  CREATE TYPE "public"."enum_devices_controls" AS ENUM('push_button', 'rocker', 'volume_wheel', 'none');
  CREATE TYPE "public"."enum_devices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__devices_v_version_badges" AS ENUM('new', 'hit');
  CREATE TYPE "public"."enum__devices_v_version_audience" AS ENUM('adult', 'child', 'senior');
  CREATE TYPE "public"."enum__devices_v_version_loss_degrees" AS ENUM('I', 'II', 'III', 'IV');
  CREATE TYPE "public"."enum__devices_v_version_fitting_range_hz" AS ENUM('250', '500', '1000', '2000', '4000', '8000');
  CREATE TYPE "public"."enum__devices_v_version_connectivity" AS ENUM('bluetooth', 'le_audio', 'auracast', 'hands_free', 'telecoil', 'app', 'tv_streaming', 'remote_fitting');
  CREATE TYPE "public"."enum__devices_v_version_features" AS ENUM('directionality', 'noise_reduction', 'wind_noise', 'feedback_cancel', 'impulse_noise', 'frequency_lowering', 'auto_scenes', 'tinnitus_masker', 'led_indicator', 'tamperproof_battery');
  CREATE TYPE "public"."enum__devices_v_version_instalment_months" AS ENUM('3', '6', '12', '24');
  CREATE TYPE "public"."enum__devices_v_version_availability" AS ENUM('in_stock', 'to_order', 'demo_only', 'out_of_stock');
  CREATE TYPE "public"."enum__devices_v_version_form_factor" AS ENUM('bte', 'mini_bte', 'ric', 'ite', 'itc', 'cic', 'iic');
  CREATE TYPE "public"."enum__devices_v_version_power" AS ENUM('s', 'm', 'p', 'sp', 'up');
  CREATE TYPE "public"."enum__devices_v_version_power_source" AS ENUM('rechargeable', 'battery_10', 'battery_312', 'battery_13', 'battery_675');
  CREATE TYPE "public"."enum__devices_v_version_ip_rating" AS ENUM('IP57', 'IP67', 'IP68');
  CREATE TYPE "public"."enum__devices_v_version_controls" AS ENUM('push_button', 'rocker', 'volume_wheel', 'none');
  CREATE TYPE "public"."enum__devices_v_published_locale" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__devices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_brands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brands_v_published_locale" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__brands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_kind" AS ENUM('general', 'expert');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_kind" AS ENUM('general', 'expert');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_promotions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promotions_v_published_locale" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__promotions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_blocks_notice_tone" AS ENUM('calm', 'attention');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_blocks_notice_tone" AS ENUM('calm', 'attention');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_branches_hours_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_branches_accessibility" AS ENUM('ramp', 'loop', 'sign_language', 'parking', 'lift', 'writing_board', 'quiet_room');
  CREATE TYPE "public"."enum_branches_languages" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_branches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branches_v_version_hours_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__branches_v_version_accessibility" AS ENUM('ramp', 'loop', 'sign_language', 'parking', 'lift', 'writing_board', 'quiet_room');
  CREATE TYPE "public"."enum__branches_v_version_languages" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__branches_v_published_locale" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__branches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_specialists_languages" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_specialists_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__specialists_v_version_languages" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__specialists_v_published_locale" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__specialists_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "outbox" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"tags" jsonb NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seed_entries" (
  	"key" text PRIMARY KEY NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "period_clock" (
  	"name" text PRIMARY KEY NOT NULL,
  	"announced_until" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "devices_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"hex" varchar
  );
  
  CREATE TABLE "devices_colours_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "devices_in_the_box" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "devices_in_the_box_locales" (
  	"item" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "devices_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "devices_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "devices_badges" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_devices_badges",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "devices_audience" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_devices_audience",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "devices_loss_degrees" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_devices_loss_degrees",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "devices_fitting_range" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"hz" "enum_devices_fitting_range_hz",
  	"min_db" numeric,
  	"max_db" numeric
  );
  
  CREATE TABLE "devices_connectivity" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_devices_connectivity",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "devices_features" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_devices_features",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "devices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"is_demo" boolean DEFAULT false,
  	"brand_id" uuid,
  	"series" varchar,
  	"price_kzt" numeric,
  	"old_price_kzt" numeric,
  	"instalment_months" "enum_devices_instalment_months" DEFAULT '12',
  	"availability" "enum_devices_availability" DEFAULT 'in_stock',
  	"warranty_months" numeric DEFAULT 36,
  	"form_factor" "enum_devices_form_factor",
  	"power" "enum_devices_power",
  	"tech_level" numeric,
  	"power_source" "enum_devices_power_source",
  	"battery_life_hours" numeric,
  	"charge_hours" numeric,
  	"weight_g" numeric,
  	"ip_rating" "enum_devices_ip_rating",
  	"controls" "enum_devices_controls",
  	"channels" numeric,
  	"programs" numeric,
  	"frequency_min_hz" numeric,
  	"frequency_max_hz" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "devices_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"_status" "enum_devices_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "devices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "_devices_v_version_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hex" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_devices_v_version_colours_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_devices_v_version_in_the_box" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_devices_v_version_in_the_box_locales" (
  	"item" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_devices_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_devices_v_version_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_devices_v_version_badges" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__devices_v_version_badges",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_devices_v_version_audience" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__devices_v_version_audience",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_devices_v_version_loss_degrees" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__devices_v_version_loss_degrees",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_devices_v_version_fitting_range" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hz" "enum__devices_v_version_fitting_range_hz",
  	"min_db" numeric,
  	"max_db" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_devices_v_version_connectivity" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__devices_v_version_connectivity",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_devices_v_version_features" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__devices_v_version_features",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_devices_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_is_demo" boolean DEFAULT false,
  	"version_brand_id" uuid,
  	"version_series" varchar,
  	"version_price_kzt" numeric,
  	"version_old_price_kzt" numeric,
  	"version_instalment_months" "enum__devices_v_version_instalment_months" DEFAULT '12',
  	"version_availability" "enum__devices_v_version_availability" DEFAULT 'in_stock',
  	"version_warranty_months" numeric DEFAULT 36,
  	"version_form_factor" "enum__devices_v_version_form_factor",
  	"version_power" "enum__devices_v_version_power",
  	"version_tech_level" numeric,
  	"version_power_source" "enum__devices_v_version_power_source",
  	"version_battery_life_hours" numeric,
  	"version_charge_hours" numeric,
  	"version_weight_g" numeric,
  	"version_ip_rating" "enum__devices_v_version_ip_rating",
  	"version_controls" "enum__devices_v_version_controls",
  	"version_channels" numeric,
  	"version_programs" numeric,
  	"version_frequency_min_hz" numeric,
  	"version_frequency_max_hz" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__devices_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_devices_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version__status" "enum__devices_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_devices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "brands" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"logo_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "brands_locales" (
  	"title" varchar,
  	"tagline" varchar,
  	"country" varchar,
  	"story" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"_status" "enum_brands_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_brands_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_logo_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brands_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_brands_v_locales" (
  	"version_title" varchar,
  	"version_tagline" varchar,
  	"version_country" varchar,
  	"version_story" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version__status" "enum__brands_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "articles_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "articles_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "articles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"kind" "enum_articles_kind" DEFAULT 'general',
  	"first_published_at" timestamp(3) with time zone,
  	"cover_id" uuid,
  	"author_id" uuid,
  	"reviewer_id" uuid,
  	"reviewed_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "articles_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"_status" "enum_articles_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"devices_id" uuid
  );
  
  CREATE TABLE "_articles_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v_version_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_articles_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_kind" "enum__articles_v_version_kind" DEFAULT 'general',
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_cover_id" uuid,
  	"version_author_id" uuid,
  	"version_reviewer_id" uuid,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"devices_id" uuid
  );
  
  CREATE TABLE "promotions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"cover_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promotions_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"audience" varchar,
  	"body" jsonb,
  	"terms" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"_status" "enum_promotions_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "promotions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"devices_id" uuid
  );
  
  CREATE TABLE "_promotions_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_cover_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__promotions_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_promotions_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_audience" varchar,
  	"version_body" jsonb,
  	"version_terms" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version__status" "enum__promotions_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_promotions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"devices_id" uuid
  );
  
  CREATE TABLE "pages_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"body" jsonb,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_notice" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_pages_blocks_notice_tone" DEFAULT 'calm',
  	"title" varchar,
  	"text" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_steps_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "pages_blocks_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_table_head" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "pages_blocks_table_rows_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "pages_blocks_table_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"caption" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "pages_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"source" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cta" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"label" varchar,
  	"href" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "branch_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "promotion_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "device_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"_status" "enum_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"devices_id" uuid
  );
  
  CREATE TABLE "_pages_v_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"body" jsonb,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_notice" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__pages_v_blocks_notice_tone" DEFAULT 'calm',
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_steps_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"when" varchar,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_table_head" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_table_rows_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_table_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"caption" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"source" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_cta_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_branch_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_promotion_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_device_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"devices_id" uuid
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar,
  	"sizes_social_url" varchar,
  	"sizes_social_width" numeric,
  	"sizes_social_height" numeric,
  	"sizes_social_mime_type" varchar,
  	"sizes_social_filesize" numeric,
  	"sizes_social_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "branches_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_branches_hours_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "branches_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "branches_services_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "branches_accessibility" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_branches_accessibility",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "branches_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_branches_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "branches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"postal_code" varchar,
  	"lat" numeric,
  	"lng" numeric,
  	"phone" varchar,
  	"whatsapp" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "branches_locales" (
  	"title" varchar,
  	"city" varchar,
  	"district" varchar,
  	"address" varchar,
  	"directions" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"_status" "enum_branches_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" "enum__branches_v_version_hours_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v_version_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v_version_services_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_accessibility" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__branches_v_version_accessibility",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__branches_v_version_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_branches_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_postal_code" varchar,
  	"version_lat" numeric,
  	"version_lng" numeric,
  	"version_phone" varchar,
  	"version_whatsapp" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__branches_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_branches_v_locales" (
  	"version_title" varchar,
  	"version_city" varchar,
  	"version_district" varchar,
  	"version_address" varchar,
  	"version_directions" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version__status" "enum__branches_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "specialists_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_specialists_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "specialists" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"branch_id" uuid,
  	"photo_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "specialists_locales" (
  	"title" varchar,
  	"role" varchar,
  	"education" varchar,
  	"_status" "enum_specialists_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_specialists_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__specialists_v_version_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_specialists_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_branch_id" uuid,
  	"version_photo_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__specialists_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_specialists_v_locales" (
  	"version_title" varchar,
  	"version_role" varchar,
  	"version_education" varchar,
  	"version__status" "enum__specialists_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_staff_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"devices_id" uuid,
  	"brands_id" uuid,
  	"articles_id" uuid,
  	"promotions_id" uuid,
  	"pages_id" uuid,
  	"media_id" uuid,
  	"branches_id" uuid,
  	"specialists_id" uuid,
  	"redirects_id" uuid,
  	"staff_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_needs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "home_needs_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_journey_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_journey_steps_locales" (
  	"when" varchar,
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"primary_href" varchar,
  	"secondary_href" varchar,
  	"phrase_primary_href" varchar,
  	"phrase_secondary_href" varchar,
  	"state_support_link_href" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"primary_label" varchar,
  	"secondary_label" varchar,
  	"note" varchar,
  	"art_before" varchar,
  	"art_after" varchar,
  	"phrase_text" varchar,
  	"phrase_spoken" varchar,
  	"phrase_lead" varchar,
  	"phrase_text2" varchar,
  	"phrase_primary_label" varchar,
  	"phrase_secondary_label" varchar,
  	"popular_title" varchar,
  	"journey_title" varchar,
  	"state_support_title" varchar,
  	"state_support_text" varchar,
  	"state_support_checked" varchar,
  	"state_support_link_label" varchar,
  	"articles_title" varchar,
  	"branches_title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "home_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"devices_id" uuid
  );
  
  CREATE TABLE "_home_v_version_needs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_needs_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_home_v_version_journey_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_journey_steps_locales" (
  	"when" varchar,
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_home_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_primary_href" varchar,
  	"version_secondary_href" varchar,
  	"version_phrase_primary_href" varchar,
  	"version_phrase_secondary_href" varchar,
  	"version_state_support_link_href" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_primary_label" varchar,
  	"version_secondary_label" varchar,
  	"version_note" varchar,
  	"version_art_before" varchar,
  	"version_art_after" varchar,
  	"version_phrase_text" varchar,
  	"version_phrase_spoken" varchar,
  	"version_phrase_lead" varchar,
  	"version_phrase_text2" varchar,
  	"version_phrase_primary_label" varchar,
  	"version_phrase_secondary_label" varchar,
  	"version_popular_title" varchar,
  	"version_journey_title" varchar,
  	"version_state_support_title" varchar,
  	"version_state_support_text" varchar,
  	"version_state_support_checked" varchar,
  	"version_state_support_link_label" varchar,
  	"version_articles_title" varchar,
  	"version_branches_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_home_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"devices_id" uuid
  );
  
  CREATE TABLE "navigation_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "navigation_sections_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "navigation_footer_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_footer_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_sections_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "organisation_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "organisation_claims_locales" (
  	"value" varchar,
  	"text" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "organisation" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"region" varchar DEFAULT 'ALA',
  	"postal_code" varchar DEFAULT '050008',
  	"country" varchar DEFAULT 'KZ',
  	"phone" varchar,
  	"whatsapp" varchar,
  	"email" varchar,
  	"logo_id" uuid,
  	"rating_value" numeric,
  	"rating_count" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "organisation_locales" (
  	"description" varchar,
  	"street" varchar,
  	"locality" varchar,
  	"hours_note" varchar,
  	"contraindications" varchar,
  	"return_note" varchar,
  	"demo_note" varchar,
  	"rating_source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_organisation_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_organisation_v_version_claims_locales" (
  	"value" varchar,
  	"text" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_organisation_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_region" varchar DEFAULT 'ALA',
  	"version_postal_code" varchar DEFAULT '050008',
  	"version_country" varchar DEFAULT 'KZ',
  	"version_phone" varchar,
  	"version_whatsapp" varchar,
  	"version_email" varchar,
  	"version_logo_id" uuid,
  	"version_rating_value" numeric,
  	"version_rating_count" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_organisation_v_locales" (
  	"version_description" varchar,
  	"version_street" varchar,
  	"version_locality" varchar,
  	"version_hours_note" varchar,
  	"version_contraindications" varchar,
  	"version_return_note" varchar,
  	"version_demo_note" varchar,
  	"version_rating_source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "devices_colours" ADD CONSTRAINT "devices_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_colours_locales" ADD CONSTRAINT "devices_colours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."devices_colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_in_the_box" ADD CONSTRAINT "devices_in_the_box_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_in_the_box_locales" ADD CONSTRAINT "devices_in_the_box_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."devices_in_the_box"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_faq" ADD CONSTRAINT "devices_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_faq_locales" ADD CONSTRAINT "devices_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."devices_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_badges" ADD CONSTRAINT "devices_badges_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_audience" ADD CONSTRAINT "devices_audience_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_loss_degrees" ADD CONSTRAINT "devices_loss_degrees_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_fitting_range" ADD CONSTRAINT "devices_fitting_range_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_connectivity" ADD CONSTRAINT "devices_connectivity_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_features" ADD CONSTRAINT "devices_features_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices" ADD CONSTRAINT "devices_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "devices_locales" ADD CONSTRAINT "devices_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "devices_locales" ADD CONSTRAINT "devices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_rels" ADD CONSTRAINT "devices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_rels" ADD CONSTRAINT "devices_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_colours" ADD CONSTRAINT "_devices_v_version_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_devices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_colours_locales" ADD CONSTRAINT "_devices_v_version_colours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_devices_v_version_colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_in_the_box" ADD CONSTRAINT "_devices_v_version_in_the_box_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_devices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_in_the_box_locales" ADD CONSTRAINT "_devices_v_version_in_the_box_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_devices_v_version_in_the_box"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_faq" ADD CONSTRAINT "_devices_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_devices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_faq_locales" ADD CONSTRAINT "_devices_v_version_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_devices_v_version_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_badges" ADD CONSTRAINT "_devices_v_version_badges_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_devices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_audience" ADD CONSTRAINT "_devices_v_version_audience_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_devices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_loss_degrees" ADD CONSTRAINT "_devices_v_version_loss_degrees_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_devices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_fitting_range" ADD CONSTRAINT "_devices_v_version_fitting_range_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_devices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_connectivity" ADD CONSTRAINT "_devices_v_version_connectivity_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_devices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_features" ADD CONSTRAINT "_devices_v_version_features_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_devices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v" ADD CONSTRAINT "_devices_v_parent_id_devices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."devices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_devices_v" ADD CONSTRAINT "_devices_v_version_brand_id_brands_id_fk" FOREIGN KEY ("version_brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_devices_v_locales" ADD CONSTRAINT "_devices_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_devices_v_locales" ADD CONSTRAINT "_devices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_devices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_rels" ADD CONSTRAINT "_devices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_devices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_rels" ADD CONSTRAINT "_devices_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands_locales" ADD CONSTRAINT "brands_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands_locales" ADD CONSTRAINT "brands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_parent_id_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v_locales" ADD CONSTRAINT "_brands_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v_locales" ADD CONSTRAINT "_brands_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_sources" ADD CONSTRAINT "articles_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_sources_locales" ADD CONSTRAINT "articles_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_specialists_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."specialists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_reviewer_id_specialists_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."specialists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_sources" ADD CONSTRAINT "_articles_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_sources_locales" ADD CONSTRAINT "_articles_v_version_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v_version_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_author_id_specialists_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."specialists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_reviewer_id_specialists_id_fk" FOREIGN KEY ("version_reviewer_id") REFERENCES "public"."specialists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions_locales" ADD CONSTRAINT "promotions_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions_locales" ADD CONSTRAINT "promotions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_parent_id_promotions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v_locales" ADD CONSTRAINT "_promotions_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v_locales" ADD CONSTRAINT "_promotions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_text" ADD CONSTRAINT "pages_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_notice" ADD CONSTRAINT "pages_blocks_notice_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_steps_steps" ADD CONSTRAINT "pages_blocks_steps_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_steps" ADD CONSTRAINT "pages_blocks_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table_head" ADD CONSTRAINT "pages_blocks_table_head_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table_rows_cells" ADD CONSTRAINT "pages_blocks_table_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_table_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table_rows" ADD CONSTRAINT "pages_blocks_table_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table" ADD CONSTRAINT "pages_blocks_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_faq_items" ADD CONSTRAINT "pages_blocks_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_faq" ADD CONSTRAINT "pages_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_quote" ADD CONSTRAINT "pages_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cta" ADD CONSTRAINT "cta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branch_list" ADD CONSTRAINT "branch_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotion_list" ADD CONSTRAINT "promotion_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "device_list" ADD CONSTRAINT "device_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_text" ADD CONSTRAINT "_pages_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_notice" ADD CONSTRAINT "_pages_v_blocks_notice_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_steps_steps" ADD CONSTRAINT "_pages_v_blocks_steps_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_steps" ADD CONSTRAINT "_pages_v_blocks_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table_head" ADD CONSTRAINT "_pages_v_blocks_table_head_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table_rows_cells" ADD CONSTRAINT "_pages_v_blocks_table_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_table_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table_rows" ADD CONSTRAINT "_pages_v_blocks_table_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table" ADD CONSTRAINT "_pages_v_blocks_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_faq_items" ADD CONSTRAINT "_pages_v_blocks_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_faq" ADD CONSTRAINT "_pages_v_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_quote" ADD CONSTRAINT "_pages_v_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cta_v" ADD CONSTRAINT "_cta_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branch_list_v" ADD CONSTRAINT "_branch_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotion_list_v" ADD CONSTRAINT "_promotion_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_device_list_v" ADD CONSTRAINT "_device_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_hours" ADD CONSTRAINT "branches_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_services" ADD CONSTRAINT "branches_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_services_locales" ADD CONSTRAINT "branches_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_accessibility" ADD CONSTRAINT "branches_accessibility_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_languages" ADD CONSTRAINT "branches_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_locales" ADD CONSTRAINT "branches_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branches_locales" ADD CONSTRAINT "branches_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_hours" ADD CONSTRAINT "_branches_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_services" ADD CONSTRAINT "_branches_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_services_locales" ADD CONSTRAINT "_branches_v_version_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v_version_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_accessibility" ADD CONSTRAINT "_branches_v_version_accessibility_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_languages" ADD CONSTRAINT "_branches_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_parent_id_branches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v_locales" ADD CONSTRAINT "_branches_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v_locales" ADD CONSTRAINT "_branches_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "specialists_languages" ADD CONSTRAINT "specialists_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "specialists" ADD CONSTRAINT "specialists_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "specialists" ADD CONSTRAINT "specialists_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "specialists_locales" ADD CONSTRAINT "specialists_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_specialists_v_version_languages" ADD CONSTRAINT "_specialists_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_specialists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_specialists_v" ADD CONSTRAINT "_specialists_v_parent_id_specialists_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."specialists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specialists_v" ADD CONSTRAINT "_specialists_v_version_branch_id_branches_id_fk" FOREIGN KEY ("version_branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specialists_v" ADD CONSTRAINT "_specialists_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specialists_v_locales" ADD CONSTRAINT "_specialists_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_specialists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_specialists_fk" FOREIGN KEY ("specialists_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_needs" ADD CONSTRAINT "home_needs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_needs_locales" ADD CONSTRAINT "home_needs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_journey_steps" ADD CONSTRAINT "home_journey_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_journey_steps_locales" ADD CONSTRAINT "home_journey_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_journey_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_needs" ADD CONSTRAINT "_home_v_version_needs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_needs_locales" ADD CONSTRAINT "_home_v_version_needs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_journey_steps" ADD CONSTRAINT "_home_v_version_journey_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_journey_steps_locales" ADD CONSTRAINT "_home_v_version_journey_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_journey_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_sections" ADD CONSTRAINT "navigation_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_sections_locales" ADD CONSTRAINT "navigation_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links_locales" ADD CONSTRAINT "navigation_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_locales" ADD CONSTRAINT "navigation_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_sections" ADD CONSTRAINT "_navigation_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_sections_locales" ADD CONSTRAINT "_navigation_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links_locales" ADD CONSTRAINT "_navigation_v_version_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_locales" ADD CONSTRAINT "_navigation_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organisation_claims" ADD CONSTRAINT "organisation_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organisation_claims_locales" ADD CONSTRAINT "organisation_claims_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."organisation_claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organisation" ADD CONSTRAINT "organisation_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "organisation_locales" ADD CONSTRAINT "organisation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organisation_v_version_claims" ADD CONSTRAINT "_organisation_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_organisation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organisation_v_version_claims_locales" ADD CONSTRAINT "_organisation_v_version_claims_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_organisation_v_version_claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organisation_v" ADD CONSTRAINT "_organisation_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_organisation_v_locales" ADD CONSTRAINT "_organisation_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_organisation_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE INDEX "devices_colours_order_idx" ON "devices_colours" USING btree ("_order");
  CREATE INDEX "devices_colours_parent_id_idx" ON "devices_colours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "devices_colours_locales_locale_parent_id_unique" ON "devices_colours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "devices_in_the_box_order_idx" ON "devices_in_the_box" USING btree ("_order");
  CREATE INDEX "devices_in_the_box_parent_id_idx" ON "devices_in_the_box" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "devices_in_the_box_locales_locale_parent_id_unique" ON "devices_in_the_box_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "devices_faq_order_idx" ON "devices_faq" USING btree ("_order");
  CREATE INDEX "devices_faq_parent_id_idx" ON "devices_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "devices_faq_locales_locale_parent_id_unique" ON "devices_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "devices_badges_order_idx" ON "devices_badges" USING btree ("order");
  CREATE INDEX "devices_badges_parent_idx" ON "devices_badges" USING btree ("parent_id");
  CREATE INDEX "devices_audience_order_idx" ON "devices_audience" USING btree ("order");
  CREATE INDEX "devices_audience_parent_idx" ON "devices_audience" USING btree ("parent_id");
  CREATE INDEX "devices_loss_degrees_order_idx" ON "devices_loss_degrees" USING btree ("order");
  CREATE INDEX "devices_loss_degrees_parent_idx" ON "devices_loss_degrees" USING btree ("parent_id");
  CREATE INDEX "devices_fitting_range_order_idx" ON "devices_fitting_range" USING btree ("_order");
  CREATE INDEX "devices_fitting_range_parent_id_idx" ON "devices_fitting_range" USING btree ("_parent_id");
  CREATE INDEX "devices_connectivity_order_idx" ON "devices_connectivity" USING btree ("order");
  CREATE INDEX "devices_connectivity_parent_idx" ON "devices_connectivity" USING btree ("parent_id");
  CREATE INDEX "devices_features_order_idx" ON "devices_features" USING btree ("order");
  CREATE INDEX "devices_features_parent_idx" ON "devices_features" USING btree ("parent_id");
  CREATE INDEX "devices_slug_idx" ON "devices" USING btree ("slug");
  CREATE INDEX "devices_brand_idx" ON "devices" USING btree ("brand_id");
  CREATE INDEX "devices_price_kzt_idx" ON "devices" USING btree ("price_kzt");
  CREATE INDEX "devices_updated_at_idx" ON "devices" USING btree ("updated_at");
  CREATE INDEX "devices_created_at_idx" ON "devices" USING btree ("created_at");
  CREATE INDEX "devices_meta_meta_image_idx" ON "devices_locales" USING btree ("meta_image_id","_locale");
  CREATE INDEX "devices__status_idx" ON "devices_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "devices_locales_locale_parent_id_unique" ON "devices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "devices_rels_order_idx" ON "devices_rels" USING btree ("order");
  CREATE INDEX "devices_rels_parent_idx" ON "devices_rels" USING btree ("parent_id");
  CREATE INDEX "devices_rels_path_idx" ON "devices_rels" USING btree ("path");
  CREATE INDEX "devices_rels_media_id_idx" ON "devices_rels" USING btree ("media_id");
  CREATE INDEX "_devices_v_version_colours_order_idx" ON "_devices_v_version_colours" USING btree ("_order");
  CREATE INDEX "_devices_v_version_colours_parent_id_idx" ON "_devices_v_version_colours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_devices_v_version_colours_locales_locale_parent_id_unique" ON "_devices_v_version_colours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_devices_v_version_in_the_box_order_idx" ON "_devices_v_version_in_the_box" USING btree ("_order");
  CREATE INDEX "_devices_v_version_in_the_box_parent_id_idx" ON "_devices_v_version_in_the_box" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_devices_v_version_in_the_box_locales_locale_parent_id_uniqu" ON "_devices_v_version_in_the_box_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_devices_v_version_faq_order_idx" ON "_devices_v_version_faq" USING btree ("_order");
  CREATE INDEX "_devices_v_version_faq_parent_id_idx" ON "_devices_v_version_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_devices_v_version_faq_locales_locale_parent_id_unique" ON "_devices_v_version_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_devices_v_version_badges_order_idx" ON "_devices_v_version_badges" USING btree ("order");
  CREATE INDEX "_devices_v_version_badges_parent_idx" ON "_devices_v_version_badges" USING btree ("parent_id");
  CREATE INDEX "_devices_v_version_audience_order_idx" ON "_devices_v_version_audience" USING btree ("order");
  CREATE INDEX "_devices_v_version_audience_parent_idx" ON "_devices_v_version_audience" USING btree ("parent_id");
  CREATE INDEX "_devices_v_version_loss_degrees_order_idx" ON "_devices_v_version_loss_degrees" USING btree ("order");
  CREATE INDEX "_devices_v_version_loss_degrees_parent_idx" ON "_devices_v_version_loss_degrees" USING btree ("parent_id");
  CREATE INDEX "_devices_v_version_fitting_range_order_idx" ON "_devices_v_version_fitting_range" USING btree ("_order");
  CREATE INDEX "_devices_v_version_fitting_range_parent_id_idx" ON "_devices_v_version_fitting_range" USING btree ("_parent_id");
  CREATE INDEX "_devices_v_version_connectivity_order_idx" ON "_devices_v_version_connectivity" USING btree ("order");
  CREATE INDEX "_devices_v_version_connectivity_parent_idx" ON "_devices_v_version_connectivity" USING btree ("parent_id");
  CREATE INDEX "_devices_v_version_features_order_idx" ON "_devices_v_version_features" USING btree ("order");
  CREATE INDEX "_devices_v_version_features_parent_idx" ON "_devices_v_version_features" USING btree ("parent_id");
  CREATE INDEX "_devices_v_parent_idx" ON "_devices_v" USING btree ("parent_id");
  CREATE INDEX "_devices_v_version_version_slug_idx" ON "_devices_v" USING btree ("version_slug");
  CREATE INDEX "_devices_v_version_version_brand_idx" ON "_devices_v" USING btree ("version_brand_id");
  CREATE INDEX "_devices_v_version_version_price_kzt_idx" ON "_devices_v" USING btree ("version_price_kzt");
  CREATE INDEX "_devices_v_version_version_updated_at_idx" ON "_devices_v" USING btree ("version_updated_at");
  CREATE INDEX "_devices_v_version_version_created_at_idx" ON "_devices_v" USING btree ("version_created_at");
  CREATE INDEX "_devices_v_created_at_idx" ON "_devices_v" USING btree ("created_at");
  CREATE INDEX "_devices_v_updated_at_idx" ON "_devices_v" USING btree ("updated_at");
  CREATE INDEX "_devices_v_snapshot_idx" ON "_devices_v" USING btree ("snapshot");
  CREATE INDEX "_devices_v_published_locale_idx" ON "_devices_v" USING btree ("published_locale");
  CREATE INDEX "_devices_v_latest_idx" ON "_devices_v" USING btree ("latest");
  CREATE INDEX "_devices_v_autosave_idx" ON "_devices_v" USING btree ("autosave");
  CREATE INDEX "_devices_v_version_meta_version_meta_image_idx" ON "_devices_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE INDEX "_devices_v_version_version__status_idx" ON "_devices_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_devices_v_locales_locale_parent_id_unique" ON "_devices_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_devices_v_rels_order_idx" ON "_devices_v_rels" USING btree ("order");
  CREATE INDEX "_devices_v_rels_parent_idx" ON "_devices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_devices_v_rels_path_idx" ON "_devices_v_rels" USING btree ("path");
  CREATE INDEX "_devices_v_rels_media_id_idx" ON "_devices_v_rels" USING btree ("media_id");
  CREATE INDEX "brands_slug_idx" ON "brands" USING btree ("slug");
  CREATE INDEX "brands_logo_idx" ON "brands" USING btree ("logo_id");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "brands_meta_meta_image_idx" ON "brands_locales" USING btree ("meta_image_id","_locale");
  CREATE INDEX "brands__status_idx" ON "brands_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "brands_locales_locale_parent_id_unique" ON "brands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brands_v_parent_idx" ON "_brands_v" USING btree ("parent_id");
  CREATE INDEX "_brands_v_version_version_slug_idx" ON "_brands_v" USING btree ("version_slug");
  CREATE INDEX "_brands_v_version_version_logo_idx" ON "_brands_v" USING btree ("version_logo_id");
  CREATE INDEX "_brands_v_version_version_updated_at_idx" ON "_brands_v" USING btree ("version_updated_at");
  CREATE INDEX "_brands_v_version_version_created_at_idx" ON "_brands_v" USING btree ("version_created_at");
  CREATE INDEX "_brands_v_created_at_idx" ON "_brands_v" USING btree ("created_at");
  CREATE INDEX "_brands_v_updated_at_idx" ON "_brands_v" USING btree ("updated_at");
  CREATE INDEX "_brands_v_snapshot_idx" ON "_brands_v" USING btree ("snapshot");
  CREATE INDEX "_brands_v_published_locale_idx" ON "_brands_v" USING btree ("published_locale");
  CREATE INDEX "_brands_v_latest_idx" ON "_brands_v" USING btree ("latest");
  CREATE INDEX "_brands_v_autosave_idx" ON "_brands_v" USING btree ("autosave");
  CREATE INDEX "_brands_v_version_meta_version_meta_image_idx" ON "_brands_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE INDEX "_brands_v_version_version__status_idx" ON "_brands_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_brands_v_locales_locale_parent_id_unique" ON "_brands_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_sources_order_idx" ON "articles_sources" USING btree ("_order");
  CREATE INDEX "articles_sources_parent_id_idx" ON "articles_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "articles_sources_locales_locale_parent_id_unique" ON "articles_sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_kind_idx" ON "articles" USING btree ("kind");
  CREATE INDEX "articles_cover_idx" ON "articles" USING btree ("cover_id");
  CREATE INDEX "articles_author_idx" ON "articles" USING btree ("author_id");
  CREATE INDEX "articles_reviewer_idx" ON "articles" USING btree ("reviewer_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles_meta_meta_image_idx" ON "articles_locales" USING btree ("meta_image_id","_locale");
  CREATE INDEX "articles__status_idx" ON "articles_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_devices_id_idx" ON "articles_rels" USING btree ("devices_id");
  CREATE INDEX "_articles_v_version_sources_order_idx" ON "_articles_v_version_sources" USING btree ("_order");
  CREATE INDEX "_articles_v_version_sources_parent_id_idx" ON "_articles_v_version_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_articles_v_version_sources_locales_locale_parent_id_unique" ON "_articles_v_version_sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_kind_idx" ON "_articles_v" USING btree ("version_kind");
  CREATE INDEX "_articles_v_version_version_cover_idx" ON "_articles_v" USING btree ("version_cover_id");
  CREATE INDEX "_articles_v_version_version_author_idx" ON "_articles_v" USING btree ("version_author_id");
  CREATE INDEX "_articles_v_version_version_reviewer_idx" ON "_articles_v" USING btree ("version_reviewer_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "_articles_v_version_meta_version_meta_image_idx" ON "_articles_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_devices_id_idx" ON "_articles_v_rels" USING btree ("devices_id");
  CREATE INDEX "promotions_slug_idx" ON "promotions" USING btree ("slug");
  CREATE INDEX "promotions_starts_at_idx" ON "promotions" USING btree ("starts_at");
  CREATE INDEX "promotions_ends_at_idx" ON "promotions" USING btree ("ends_at");
  CREATE INDEX "promotions_cover_idx" ON "promotions" USING btree ("cover_id");
  CREATE INDEX "promotions_updated_at_idx" ON "promotions" USING btree ("updated_at");
  CREATE INDEX "promotions_created_at_idx" ON "promotions" USING btree ("created_at");
  CREATE INDEX "promotions_meta_meta_image_idx" ON "promotions_locales" USING btree ("meta_image_id","_locale");
  CREATE INDEX "promotions__status_idx" ON "promotions_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "promotions_locales_locale_parent_id_unique" ON "promotions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "promotions_rels_order_idx" ON "promotions_rels" USING btree ("order");
  CREATE INDEX "promotions_rels_parent_idx" ON "promotions_rels" USING btree ("parent_id");
  CREATE INDEX "promotions_rels_path_idx" ON "promotions_rels" USING btree ("path");
  CREATE INDEX "promotions_rels_devices_id_idx" ON "promotions_rels" USING btree ("devices_id");
  CREATE INDEX "_promotions_v_parent_idx" ON "_promotions_v" USING btree ("parent_id");
  CREATE INDEX "_promotions_v_version_version_slug_idx" ON "_promotions_v" USING btree ("version_slug");
  CREATE INDEX "_promotions_v_version_version_starts_at_idx" ON "_promotions_v" USING btree ("version_starts_at");
  CREATE INDEX "_promotions_v_version_version_ends_at_idx" ON "_promotions_v" USING btree ("version_ends_at");
  CREATE INDEX "_promotions_v_version_version_cover_idx" ON "_promotions_v" USING btree ("version_cover_id");
  CREATE INDEX "_promotions_v_version_version_updated_at_idx" ON "_promotions_v" USING btree ("version_updated_at");
  CREATE INDEX "_promotions_v_version_version_created_at_idx" ON "_promotions_v" USING btree ("version_created_at");
  CREATE INDEX "_promotions_v_created_at_idx" ON "_promotions_v" USING btree ("created_at");
  CREATE INDEX "_promotions_v_updated_at_idx" ON "_promotions_v" USING btree ("updated_at");
  CREATE INDEX "_promotions_v_snapshot_idx" ON "_promotions_v" USING btree ("snapshot");
  CREATE INDEX "_promotions_v_published_locale_idx" ON "_promotions_v" USING btree ("published_locale");
  CREATE INDEX "_promotions_v_latest_idx" ON "_promotions_v" USING btree ("latest");
  CREATE INDEX "_promotions_v_autosave_idx" ON "_promotions_v" USING btree ("autosave");
  CREATE INDEX "_promotions_v_version_meta_version_meta_image_idx" ON "_promotions_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE INDEX "_promotions_v_version_version__status_idx" ON "_promotions_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_promotions_v_locales_locale_parent_id_unique" ON "_promotions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_promotions_v_rels_order_idx" ON "_promotions_v_rels" USING btree ("order");
  CREATE INDEX "_promotions_v_rels_parent_idx" ON "_promotions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_promotions_v_rels_path_idx" ON "_promotions_v_rels" USING btree ("path");
  CREATE INDEX "_promotions_v_rels_devices_id_idx" ON "_promotions_v_rels" USING btree ("devices_id");
  CREATE INDEX "pages_blocks_text_order_idx" ON "pages_blocks_text" USING btree ("_order");
  CREATE INDEX "pages_blocks_text_parent_id_idx" ON "pages_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_text_path_idx" ON "pages_blocks_text" USING btree ("_path");
  CREATE INDEX "pages_blocks_text_locale_idx" ON "pages_blocks_text" USING btree ("_locale");
  CREATE INDEX "pages_blocks_notice_order_idx" ON "pages_blocks_notice" USING btree ("_order");
  CREATE INDEX "pages_blocks_notice_parent_id_idx" ON "pages_blocks_notice" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_notice_path_idx" ON "pages_blocks_notice" USING btree ("_path");
  CREATE INDEX "pages_blocks_notice_locale_idx" ON "pages_blocks_notice" USING btree ("_locale");
  CREATE INDEX "pages_blocks_steps_steps_order_idx" ON "pages_blocks_steps_steps" USING btree ("_order");
  CREATE INDEX "pages_blocks_steps_steps_parent_id_idx" ON "pages_blocks_steps_steps" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_steps_steps_locale_idx" ON "pages_blocks_steps_steps" USING btree ("_locale");
  CREATE INDEX "pages_blocks_steps_order_idx" ON "pages_blocks_steps" USING btree ("_order");
  CREATE INDEX "pages_blocks_steps_parent_id_idx" ON "pages_blocks_steps" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_steps_path_idx" ON "pages_blocks_steps" USING btree ("_path");
  CREATE INDEX "pages_blocks_steps_locale_idx" ON "pages_blocks_steps" USING btree ("_locale");
  CREATE INDEX "pages_blocks_table_head_order_idx" ON "pages_blocks_table_head" USING btree ("_order");
  CREATE INDEX "pages_blocks_table_head_parent_id_idx" ON "pages_blocks_table_head" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_table_head_locale_idx" ON "pages_blocks_table_head" USING btree ("_locale");
  CREATE INDEX "pages_blocks_table_rows_cells_order_idx" ON "pages_blocks_table_rows_cells" USING btree ("_order");
  CREATE INDEX "pages_blocks_table_rows_cells_parent_id_idx" ON "pages_blocks_table_rows_cells" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_table_rows_cells_locale_idx" ON "pages_blocks_table_rows_cells" USING btree ("_locale");
  CREATE INDEX "pages_blocks_table_rows_order_idx" ON "pages_blocks_table_rows" USING btree ("_order");
  CREATE INDEX "pages_blocks_table_rows_parent_id_idx" ON "pages_blocks_table_rows" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_table_rows_locale_idx" ON "pages_blocks_table_rows" USING btree ("_locale");
  CREATE INDEX "pages_blocks_table_order_idx" ON "pages_blocks_table" USING btree ("_order");
  CREATE INDEX "pages_blocks_table_parent_id_idx" ON "pages_blocks_table" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_table_path_idx" ON "pages_blocks_table" USING btree ("_path");
  CREATE INDEX "pages_blocks_table_locale_idx" ON "pages_blocks_table" USING btree ("_locale");
  CREATE INDEX "pages_blocks_faq_items_order_idx" ON "pages_blocks_faq_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_faq_items_parent_id_idx" ON "pages_blocks_faq_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_faq_items_locale_idx" ON "pages_blocks_faq_items" USING btree ("_locale");
  CREATE INDEX "pages_blocks_faq_order_idx" ON "pages_blocks_faq" USING btree ("_order");
  CREATE INDEX "pages_blocks_faq_parent_id_idx" ON "pages_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_faq_path_idx" ON "pages_blocks_faq" USING btree ("_path");
  CREATE INDEX "pages_blocks_faq_locale_idx" ON "pages_blocks_faq" USING btree ("_locale");
  CREATE INDEX "pages_blocks_quote_order_idx" ON "pages_blocks_quote" USING btree ("_order");
  CREATE INDEX "pages_blocks_quote_parent_id_idx" ON "pages_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_quote_path_idx" ON "pages_blocks_quote" USING btree ("_path");
  CREATE INDEX "pages_blocks_quote_locale_idx" ON "pages_blocks_quote" USING btree ("_locale");
  CREATE INDEX "cta_order_idx" ON "cta" USING btree ("_order");
  CREATE INDEX "cta_parent_id_idx" ON "cta" USING btree ("_parent_id");
  CREATE INDEX "cta_path_idx" ON "cta" USING btree ("_path");
  CREATE INDEX "cta_locale_idx" ON "cta" USING btree ("_locale");
  CREATE INDEX "branch_list_order_idx" ON "branch_list" USING btree ("_order");
  CREATE INDEX "branch_list_parent_id_idx" ON "branch_list" USING btree ("_parent_id");
  CREATE INDEX "branch_list_path_idx" ON "branch_list" USING btree ("_path");
  CREATE INDEX "branch_list_locale_idx" ON "branch_list" USING btree ("_locale");
  CREATE INDEX "promotion_list_order_idx" ON "promotion_list" USING btree ("_order");
  CREATE INDEX "promotion_list_parent_id_idx" ON "promotion_list" USING btree ("_parent_id");
  CREATE INDEX "promotion_list_path_idx" ON "promotion_list" USING btree ("_path");
  CREATE INDEX "promotion_list_locale_idx" ON "promotion_list" USING btree ("_locale");
  CREATE INDEX "device_list_order_idx" ON "device_list" USING btree ("_order");
  CREATE INDEX "device_list_parent_id_idx" ON "device_list" USING btree ("_parent_id");
  CREATE INDEX "device_list_path_idx" ON "device_list" USING btree ("_path");
  CREATE INDEX "device_list_locale_idx" ON "device_list" USING btree ("_locale");
  CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages_locales" USING btree ("meta_image_id","_locale");
  CREATE INDEX "pages__status_idx" ON "pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_locale_idx" ON "pages_rels" USING btree ("locale");
  CREATE INDEX "pages_rels_devices_id_idx" ON "pages_rels" USING btree ("devices_id","locale");
  CREATE INDEX "_pages_v_blocks_text_order_idx" ON "_pages_v_blocks_text" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_text_parent_id_idx" ON "_pages_v_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_text_path_idx" ON "_pages_v_blocks_text" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_text_locale_idx" ON "_pages_v_blocks_text" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_notice_order_idx" ON "_pages_v_blocks_notice" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_notice_parent_id_idx" ON "_pages_v_blocks_notice" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_notice_path_idx" ON "_pages_v_blocks_notice" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_notice_locale_idx" ON "_pages_v_blocks_notice" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_steps_steps_order_idx" ON "_pages_v_blocks_steps_steps" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_steps_steps_parent_id_idx" ON "_pages_v_blocks_steps_steps" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_steps_steps_locale_idx" ON "_pages_v_blocks_steps_steps" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_steps_order_idx" ON "_pages_v_blocks_steps" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_steps_parent_id_idx" ON "_pages_v_blocks_steps" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_steps_path_idx" ON "_pages_v_blocks_steps" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_steps_locale_idx" ON "_pages_v_blocks_steps" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_table_head_order_idx" ON "_pages_v_blocks_table_head" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_table_head_parent_id_idx" ON "_pages_v_blocks_table_head" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_table_head_locale_idx" ON "_pages_v_blocks_table_head" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_table_rows_cells_order_idx" ON "_pages_v_blocks_table_rows_cells" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_table_rows_cells_parent_id_idx" ON "_pages_v_blocks_table_rows_cells" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_table_rows_cells_locale_idx" ON "_pages_v_blocks_table_rows_cells" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_table_rows_order_idx" ON "_pages_v_blocks_table_rows" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_table_rows_parent_id_idx" ON "_pages_v_blocks_table_rows" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_table_rows_locale_idx" ON "_pages_v_blocks_table_rows" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_table_order_idx" ON "_pages_v_blocks_table" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_table_parent_id_idx" ON "_pages_v_blocks_table" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_table_path_idx" ON "_pages_v_blocks_table" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_table_locale_idx" ON "_pages_v_blocks_table" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_faq_items_order_idx" ON "_pages_v_blocks_faq_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_faq_items_parent_id_idx" ON "_pages_v_blocks_faq_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_faq_items_locale_idx" ON "_pages_v_blocks_faq_items" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_faq_order_idx" ON "_pages_v_blocks_faq" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_faq_parent_id_idx" ON "_pages_v_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_faq_path_idx" ON "_pages_v_blocks_faq" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_faq_locale_idx" ON "_pages_v_blocks_faq" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_quote_order_idx" ON "_pages_v_blocks_quote" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_quote_parent_id_idx" ON "_pages_v_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_quote_path_idx" ON "_pages_v_blocks_quote" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_quote_locale_idx" ON "_pages_v_blocks_quote" USING btree ("_locale");
  CREATE INDEX "_cta_v_order_idx" ON "_cta_v" USING btree ("_order");
  CREATE INDEX "_cta_v_parent_id_idx" ON "_cta_v" USING btree ("_parent_id");
  CREATE INDEX "_cta_v_path_idx" ON "_cta_v" USING btree ("_path");
  CREATE INDEX "_cta_v_locale_idx" ON "_cta_v" USING btree ("_locale");
  CREATE INDEX "_branch_list_v_order_idx" ON "_branch_list_v" USING btree ("_order");
  CREATE INDEX "_branch_list_v_parent_id_idx" ON "_branch_list_v" USING btree ("_parent_id");
  CREATE INDEX "_branch_list_v_path_idx" ON "_branch_list_v" USING btree ("_path");
  CREATE INDEX "_branch_list_v_locale_idx" ON "_branch_list_v" USING btree ("_locale");
  CREATE INDEX "_promotion_list_v_order_idx" ON "_promotion_list_v" USING btree ("_order");
  CREATE INDEX "_promotion_list_v_parent_id_idx" ON "_promotion_list_v" USING btree ("_parent_id");
  CREATE INDEX "_promotion_list_v_path_idx" ON "_promotion_list_v" USING btree ("_path");
  CREATE INDEX "_promotion_list_v_locale_idx" ON "_promotion_list_v" USING btree ("_locale");
  CREATE INDEX "_device_list_v_order_idx" ON "_device_list_v" USING btree ("_order");
  CREATE INDEX "_device_list_v_parent_id_idx" ON "_device_list_v" USING btree ("_parent_id");
  CREATE INDEX "_device_list_v_path_idx" ON "_device_list_v" USING btree ("_path");
  CREATE INDEX "_device_list_v_locale_idx" ON "_device_list_v" USING btree ("_locale");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_locale_idx" ON "_pages_v_rels" USING btree ("locale");
  CREATE INDEX "_pages_v_rels_devices_id_idx" ON "_pages_v_rels" USING btree ("devices_id","locale");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE INDEX "media_sizes_social_sizes_social_filename_idx" ON "media" USING btree ("sizes_social_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branches_hours_order_idx" ON "branches_hours" USING btree ("_order");
  CREATE INDEX "branches_hours_parent_id_idx" ON "branches_hours" USING btree ("_parent_id");
  CREATE INDEX "branches_services_order_idx" ON "branches_services" USING btree ("_order");
  CREATE INDEX "branches_services_parent_id_idx" ON "branches_services" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "branches_services_locales_locale_parent_id_unique" ON "branches_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branches_accessibility_order_idx" ON "branches_accessibility" USING btree ("order");
  CREATE INDEX "branches_accessibility_parent_idx" ON "branches_accessibility" USING btree ("parent_id");
  CREATE INDEX "branches_languages_order_idx" ON "branches_languages" USING btree ("order");
  CREATE INDEX "branches_languages_parent_idx" ON "branches_languages" USING btree ("parent_id");
  CREATE INDEX "branches_slug_idx" ON "branches" USING btree ("slug");
  CREATE INDEX "branches_updated_at_idx" ON "branches" USING btree ("updated_at");
  CREATE INDEX "branches_created_at_idx" ON "branches" USING btree ("created_at");
  CREATE INDEX "branches_meta_meta_image_idx" ON "branches_locales" USING btree ("meta_image_id","_locale");
  CREATE INDEX "branches__status_idx" ON "branches_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "branches_locales_locale_parent_id_unique" ON "branches_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_version_hours_order_idx" ON "_branches_v_version_hours" USING btree ("_order");
  CREATE INDEX "_branches_v_version_hours_parent_id_idx" ON "_branches_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_version_services_order_idx" ON "_branches_v_version_services" USING btree ("_order");
  CREATE INDEX "_branches_v_version_services_parent_id_idx" ON "_branches_v_version_services" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_branches_v_version_services_locales_locale_parent_id_unique" ON "_branches_v_version_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_version_accessibility_order_idx" ON "_branches_v_version_accessibility" USING btree ("order");
  CREATE INDEX "_branches_v_version_accessibility_parent_idx" ON "_branches_v_version_accessibility" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_languages_order_idx" ON "_branches_v_version_languages" USING btree ("order");
  CREATE INDEX "_branches_v_version_languages_parent_idx" ON "_branches_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_branches_v_parent_idx" ON "_branches_v" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_version_slug_idx" ON "_branches_v" USING btree ("version_slug");
  CREATE INDEX "_branches_v_version_version_updated_at_idx" ON "_branches_v" USING btree ("version_updated_at");
  CREATE INDEX "_branches_v_version_version_created_at_idx" ON "_branches_v" USING btree ("version_created_at");
  CREATE INDEX "_branches_v_created_at_idx" ON "_branches_v" USING btree ("created_at");
  CREATE INDEX "_branches_v_updated_at_idx" ON "_branches_v" USING btree ("updated_at");
  CREATE INDEX "_branches_v_snapshot_idx" ON "_branches_v" USING btree ("snapshot");
  CREATE INDEX "_branches_v_published_locale_idx" ON "_branches_v" USING btree ("published_locale");
  CREATE INDEX "_branches_v_latest_idx" ON "_branches_v" USING btree ("latest");
  CREATE INDEX "_branches_v_autosave_idx" ON "_branches_v" USING btree ("autosave");
  CREATE INDEX "_branches_v_version_meta_version_meta_image_idx" ON "_branches_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE INDEX "_branches_v_version_version__status_idx" ON "_branches_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_branches_v_locales_locale_parent_id_unique" ON "_branches_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "specialists_languages_order_idx" ON "specialists_languages" USING btree ("order");
  CREATE INDEX "specialists_languages_parent_idx" ON "specialists_languages" USING btree ("parent_id");
  CREATE INDEX "specialists_slug_idx" ON "specialists" USING btree ("slug");
  CREATE INDEX "specialists_branch_idx" ON "specialists" USING btree ("branch_id");
  CREATE INDEX "specialists_photo_idx" ON "specialists" USING btree ("photo_id");
  CREATE INDEX "specialists_updated_at_idx" ON "specialists" USING btree ("updated_at");
  CREATE INDEX "specialists_created_at_idx" ON "specialists" USING btree ("created_at");
  CREATE INDEX "specialists__status_idx" ON "specialists_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "specialists_locales_locale_parent_id_unique" ON "specialists_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_specialists_v_version_languages_order_idx" ON "_specialists_v_version_languages" USING btree ("order");
  CREATE INDEX "_specialists_v_version_languages_parent_idx" ON "_specialists_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_specialists_v_parent_idx" ON "_specialists_v" USING btree ("parent_id");
  CREATE INDEX "_specialists_v_version_version_slug_idx" ON "_specialists_v" USING btree ("version_slug");
  CREATE INDEX "_specialists_v_version_version_branch_idx" ON "_specialists_v" USING btree ("version_branch_id");
  CREATE INDEX "_specialists_v_version_version_photo_idx" ON "_specialists_v" USING btree ("version_photo_id");
  CREATE INDEX "_specialists_v_version_version_updated_at_idx" ON "_specialists_v" USING btree ("version_updated_at");
  CREATE INDEX "_specialists_v_version_version_created_at_idx" ON "_specialists_v" USING btree ("version_created_at");
  CREATE INDEX "_specialists_v_created_at_idx" ON "_specialists_v" USING btree ("created_at");
  CREATE INDEX "_specialists_v_updated_at_idx" ON "_specialists_v" USING btree ("updated_at");
  CREATE INDEX "_specialists_v_snapshot_idx" ON "_specialists_v" USING btree ("snapshot");
  CREATE INDEX "_specialists_v_published_locale_idx" ON "_specialists_v" USING btree ("published_locale");
  CREATE INDEX "_specialists_v_latest_idx" ON "_specialists_v" USING btree ("latest");
  CREATE INDEX "_specialists_v_autosave_idx" ON "_specialists_v" USING btree ("autosave");
  CREATE INDEX "_specialists_v_version_version__status_idx" ON "_specialists_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_specialists_v_locales_locale_parent_id_unique" ON "_specialists_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_devices_id_idx" ON "payload_locked_documents_rels" USING btree ("devices_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_promotions_id_idx" ON "payload_locked_documents_rels" USING btree ("promotions_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_branches_id_idx" ON "payload_locked_documents_rels" USING btree ("branches_id");
  CREATE INDEX "payload_locked_documents_rels_specialists_id_idx" ON "payload_locked_documents_rels" USING btree ("specialists_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_needs_order_idx" ON "home_needs" USING btree ("_order");
  CREATE INDEX "home_needs_parent_id_idx" ON "home_needs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_needs_locales_locale_parent_id_unique" ON "home_needs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_journey_steps_order_idx" ON "home_journey_steps" USING btree ("_order");
  CREATE INDEX "home_journey_steps_parent_id_idx" ON "home_journey_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_journey_steps_locales_locale_parent_id_unique" ON "home_journey_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_meta_meta_image_idx" ON "home_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
  CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
  CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
  CREATE INDEX "home_rels_devices_id_idx" ON "home_rels" USING btree ("devices_id");
  CREATE INDEX "_home_v_version_needs_order_idx" ON "_home_v_version_needs" USING btree ("_order");
  CREATE INDEX "_home_v_version_needs_parent_id_idx" ON "_home_v_version_needs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_needs_locales_locale_parent_id_unique" ON "_home_v_version_needs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_journey_steps_order_idx" ON "_home_v_version_journey_steps" USING btree ("_order");
  CREATE INDEX "_home_v_version_journey_steps_parent_id_idx" ON "_home_v_version_journey_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_journey_steps_locales_locale_parent_id_uniqu" ON "_home_v_version_journey_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_version_meta_version_meta_image_idx" ON "_home_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_rels_order_idx" ON "_home_v_rels" USING btree ("order");
  CREATE INDEX "_home_v_rels_parent_idx" ON "_home_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_v_rels_path_idx" ON "_home_v_rels" USING btree ("path");
  CREATE INDEX "_home_v_rels_devices_id_idx" ON "_home_v_rels" USING btree ("devices_id");
  CREATE INDEX "navigation_sections_order_idx" ON "navigation_sections" USING btree ("_order");
  CREATE INDEX "navigation_sections_parent_id_idx" ON "navigation_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_sections_locales_locale_parent_id_unique" ON "navigation_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_links_order_idx" ON "navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "navigation_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_links_locales_locale_parent_id_unique" ON "navigation_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_locales_locale_parent_id_unique" ON "navigation_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_sections_order_idx" ON "_navigation_v_version_sections" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_sections_parent_id_idx" ON "_navigation_v_version_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_sections_locales_locale_parent_id_uniq" ON "_navigation_v_version_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_order_idx" ON "_navigation_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_parent_id_idx" ON "_navigation_v_version_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_links_locales_locale_parent_id_" ON "_navigation_v_version_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_locales_locale_parent_id_unique" ON "_navigation_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "organisation_claims_order_idx" ON "organisation_claims" USING btree ("_order");
  CREATE INDEX "organisation_claims_parent_id_idx" ON "organisation_claims" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "organisation_claims_locales_locale_parent_id_unique" ON "organisation_claims_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "organisation_logo_idx" ON "organisation" USING btree ("logo_id");
  CREATE UNIQUE INDEX "organisation_locales_locale_parent_id_unique" ON "organisation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_organisation_v_version_claims_order_idx" ON "_organisation_v_version_claims" USING btree ("_order");
  CREATE INDEX "_organisation_v_version_claims_parent_id_idx" ON "_organisation_v_version_claims" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_organisation_v_version_claims_locales_locale_parent_id_uniq" ON "_organisation_v_version_claims_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_organisation_v_version_version_logo_idx" ON "_organisation_v" USING btree ("version_logo_id");
  CREATE INDEX "_organisation_v_created_at_idx" ON "_organisation_v" USING btree ("created_at");
  CREATE INDEX "_organisation_v_updated_at_idx" ON "_organisation_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_organisation_v_locales_locale_parent_id_unique" ON "_organisation_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "outbox" CASCADE;
  DROP TABLE "seed_entries" CASCADE;
  DROP TABLE "period_clock" CASCADE;
  DROP TABLE "devices_colours" CASCADE;
  DROP TABLE "devices_colours_locales" CASCADE;
  DROP TABLE "devices_in_the_box" CASCADE;
  DROP TABLE "devices_in_the_box_locales" CASCADE;
  DROP TABLE "devices_faq" CASCADE;
  DROP TABLE "devices_faq_locales" CASCADE;
  DROP TABLE "devices_badges" CASCADE;
  DROP TABLE "devices_audience" CASCADE;
  DROP TABLE "devices_loss_degrees" CASCADE;
  DROP TABLE "devices_fitting_range" CASCADE;
  DROP TABLE "devices_connectivity" CASCADE;
  DROP TABLE "devices_features" CASCADE;
  DROP TABLE "devices" CASCADE;
  DROP TABLE "devices_locales" CASCADE;
  DROP TABLE "devices_rels" CASCADE;
  DROP TABLE "_devices_v_version_colours" CASCADE;
  DROP TABLE "_devices_v_version_colours_locales" CASCADE;
  DROP TABLE "_devices_v_version_in_the_box" CASCADE;
  DROP TABLE "_devices_v_version_in_the_box_locales" CASCADE;
  DROP TABLE "_devices_v_version_faq" CASCADE;
  DROP TABLE "_devices_v_version_faq_locales" CASCADE;
  DROP TABLE "_devices_v_version_badges" CASCADE;
  DROP TABLE "_devices_v_version_audience" CASCADE;
  DROP TABLE "_devices_v_version_loss_degrees" CASCADE;
  DROP TABLE "_devices_v_version_fitting_range" CASCADE;
  DROP TABLE "_devices_v_version_connectivity" CASCADE;
  DROP TABLE "_devices_v_version_features" CASCADE;
  DROP TABLE "_devices_v" CASCADE;
  DROP TABLE "_devices_v_locales" CASCADE;
  DROP TABLE "_devices_v_rels" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "brands_locales" CASCADE;
  DROP TABLE "_brands_v" CASCADE;
  DROP TABLE "_brands_v_locales" CASCADE;
  DROP TABLE "articles_sources" CASCADE;
  DROP TABLE "articles_sources_locales" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_version_sources" CASCADE;
  DROP TABLE "_articles_v_version_sources_locales" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "promotions" CASCADE;
  DROP TABLE "promotions_locales" CASCADE;
  DROP TABLE "promotions_rels" CASCADE;
  DROP TABLE "_promotions_v" CASCADE;
  DROP TABLE "_promotions_v_locales" CASCADE;
  DROP TABLE "_promotions_v_rels" CASCADE;
  DROP TABLE "pages_blocks_text" CASCADE;
  DROP TABLE "pages_blocks_notice" CASCADE;
  DROP TABLE "pages_blocks_steps_steps" CASCADE;
  DROP TABLE "pages_blocks_steps" CASCADE;
  DROP TABLE "pages_blocks_table_head" CASCADE;
  DROP TABLE "pages_blocks_table_rows_cells" CASCADE;
  DROP TABLE "pages_blocks_table_rows" CASCADE;
  DROP TABLE "pages_blocks_table" CASCADE;
  DROP TABLE "pages_blocks_faq_items" CASCADE;
  DROP TABLE "pages_blocks_faq" CASCADE;
  DROP TABLE "pages_blocks_quote" CASCADE;
  DROP TABLE "cta" CASCADE;
  DROP TABLE "branch_list" CASCADE;
  DROP TABLE "promotion_list" CASCADE;
  DROP TABLE "device_list" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_blocks_text" CASCADE;
  DROP TABLE "_pages_v_blocks_notice" CASCADE;
  DROP TABLE "_pages_v_blocks_steps_steps" CASCADE;
  DROP TABLE "_pages_v_blocks_steps" CASCADE;
  DROP TABLE "_pages_v_blocks_table_head" CASCADE;
  DROP TABLE "_pages_v_blocks_table_rows_cells" CASCADE;
  DROP TABLE "_pages_v_blocks_table_rows" CASCADE;
  DROP TABLE "_pages_v_blocks_table" CASCADE;
  DROP TABLE "_pages_v_blocks_faq_items" CASCADE;
  DROP TABLE "_pages_v_blocks_faq" CASCADE;
  DROP TABLE "_pages_v_blocks_quote" CASCADE;
  DROP TABLE "_cta_v" CASCADE;
  DROP TABLE "_branch_list_v" CASCADE;
  DROP TABLE "_promotion_list_v" CASCADE;
  DROP TABLE "_device_list_v" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "branches_hours" CASCADE;
  DROP TABLE "branches_services" CASCADE;
  DROP TABLE "branches_services_locales" CASCADE;
  DROP TABLE "branches_accessibility" CASCADE;
  DROP TABLE "branches_languages" CASCADE;
  DROP TABLE "branches" CASCADE;
  DROP TABLE "branches_locales" CASCADE;
  DROP TABLE "_branches_v_version_hours" CASCADE;
  DROP TABLE "_branches_v_version_services" CASCADE;
  DROP TABLE "_branches_v_version_services_locales" CASCADE;
  DROP TABLE "_branches_v_version_accessibility" CASCADE;
  DROP TABLE "_branches_v_version_languages" CASCADE;
  DROP TABLE "_branches_v" CASCADE;
  DROP TABLE "_branches_v_locales" CASCADE;
  DROP TABLE "specialists_languages" CASCADE;
  DROP TABLE "specialists" CASCADE;
  DROP TABLE "specialists_locales" CASCADE;
  DROP TABLE "_specialists_v_version_languages" CASCADE;
  DROP TABLE "_specialists_v" CASCADE;
  DROP TABLE "_specialists_v_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_needs" CASCADE;
  DROP TABLE "home_needs_locales" CASCADE;
  DROP TABLE "home_journey_steps" CASCADE;
  DROP TABLE "home_journey_steps_locales" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "home_rels" CASCADE;
  DROP TABLE "_home_v_version_needs" CASCADE;
  DROP TABLE "_home_v_version_needs_locales" CASCADE;
  DROP TABLE "_home_v_version_journey_steps" CASCADE;
  DROP TABLE "_home_v_version_journey_steps_locales" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_locales" CASCADE;
  DROP TABLE "_home_v_rels" CASCADE;
  DROP TABLE "navigation_sections" CASCADE;
  DROP TABLE "navigation_sections_locales" CASCADE;
  DROP TABLE "navigation_footer_links" CASCADE;
  DROP TABLE "navigation_footer_links_locales" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation_footer_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_sections" CASCADE;
  DROP TABLE "_navigation_v_version_sections_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_footer_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "organisation_claims" CASCADE;
  DROP TABLE "organisation_claims_locales" CASCADE;
  DROP TABLE "organisation" CASCADE;
  DROP TABLE "organisation_locales" CASCADE;
  DROP TABLE "_organisation_v_version_claims" CASCADE;
  DROP TABLE "_organisation_v_version_claims_locales" CASCADE;
  DROP TABLE "_organisation_v" CASCADE;
  DROP TABLE "_organisation_v_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_devices_badges";
  DROP TYPE "public"."enum_devices_audience";
  DROP TYPE "public"."enum_devices_loss_degrees";
  DROP TYPE "public"."enum_devices_fitting_range_hz";
  DROP TYPE "public"."enum_devices_connectivity";
  DROP TYPE "public"."enum_devices_features";
  DROP TYPE "public"."enum_devices_instalment_months";
  DROP TYPE "public"."enum_devices_availability";
  DROP TYPE "public"."enum_devices_form_factor";
  DROP TYPE "public"."enum_devices_power";
  DROP TYPE "public"."enum_devices_power_source";
  DROP TYPE "public"."enum_devices_ip_rating";
  DROP TYPE "public"."enum_devices_controls";
  DROP TYPE "public"."enum_devices_status";
  DROP TYPE "public"."enum__devices_v_version_badges";
  DROP TYPE "public"."enum__devices_v_version_audience";
  DROP TYPE "public"."enum__devices_v_version_loss_degrees";
  DROP TYPE "public"."enum__devices_v_version_fitting_range_hz";
  DROP TYPE "public"."enum__devices_v_version_connectivity";
  DROP TYPE "public"."enum__devices_v_version_features";
  DROP TYPE "public"."enum__devices_v_version_instalment_months";
  DROP TYPE "public"."enum__devices_v_version_availability";
  DROP TYPE "public"."enum__devices_v_version_form_factor";
  DROP TYPE "public"."enum__devices_v_version_power";
  DROP TYPE "public"."enum__devices_v_version_power_source";
  DROP TYPE "public"."enum__devices_v_version_ip_rating";
  DROP TYPE "public"."enum__devices_v_version_controls";
  DROP TYPE "public"."enum__devices_v_published_locale";
  DROP TYPE "public"."enum__devices_v_version_status";
  DROP TYPE "public"."enum_brands_status";
  DROP TYPE "public"."enum__brands_v_published_locale";
  DROP TYPE "public"."enum__brands_v_version_status";
  DROP TYPE "public"."enum_articles_kind";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_kind";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_promotions_status";
  DROP TYPE "public"."enum__promotions_v_published_locale";
  DROP TYPE "public"."enum__promotions_v_version_status";
  DROP TYPE "public"."enum_pages_blocks_notice_tone";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_blocks_notice_tone";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_branches_hours_day";
  DROP TYPE "public"."enum_branches_accessibility";
  DROP TYPE "public"."enum_branches_languages";
  DROP TYPE "public"."enum_branches_status";
  DROP TYPE "public"."enum__branches_v_version_hours_day";
  DROP TYPE "public"."enum__branches_v_version_accessibility";
  DROP TYPE "public"."enum__branches_v_version_languages";
  DROP TYPE "public"."enum__branches_v_published_locale";
  DROP TYPE "public"."enum__branches_v_version_status";
  DROP TYPE "public"."enum_specialists_languages";
  DROP TYPE "public"."enum_specialists_status";
  DROP TYPE "public"."enum__specialists_v_version_languages";
  DROP TYPE "public"."enum__specialists_v_published_locale";
  DROP TYPE "public"."enum__specialists_v_version_status";
  DROP TYPE "public"."enum_staff_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
