import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_devices_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__devices_v_version_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_implants_audience" AS ENUM('adult', 'child');
  CREATE TYPE "public"."enum_implants_connectivity" AS ENUM('bluetooth', 'hands_free', 'telecoil', 'app', 'tv_streaming', 'remote_fitting');
  CREATE TYPE "public"."enum_implants_sales_mode" AS ENUM('consultation', 'shop');
  CREATE TYPE "public"."enum_implants_availability" AS ENUM('in_stock', 'to_order', 'out_of_stock');
  CREATE TYPE "public"."enum_implants_component" AS ENUM('system', 'internal_implant', 'sound_processor', 'headpiece', 'cable', 'microphone', 'battery', 'charger', 'case');
  CREATE TYPE "public"."enum_implants_wearing" AS ENUM('behind_ear', 'off_ear');
  CREATE TYPE "public"."enum_implants_ip_rating" AS ENUM('IP57', 'IP67', 'IP68');
  CREATE TYPE "public"."enum_implants_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_implants_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__implants_v_version_audience" AS ENUM('adult', 'child');
  CREATE TYPE "public"."enum__implants_v_version_connectivity" AS ENUM('bluetooth', 'hands_free', 'telecoil', 'app', 'tv_streaming', 'remote_fitting');
  CREATE TYPE "public"."enum__implants_v_version_sales_mode" AS ENUM('consultation', 'shop');
  CREATE TYPE "public"."enum__implants_v_version_availability" AS ENUM('in_stock', 'to_order', 'out_of_stock');
  CREATE TYPE "public"."enum__implants_v_version_component" AS ENUM('system', 'internal_implant', 'sound_processor', 'headpiece', 'cable', 'microphone', 'battery', 'charger', 'case');
  CREATE TYPE "public"."enum__implants_v_version_wearing" AS ENUM('behind_ear', 'off_ear');
  CREATE TYPE "public"."enum__implants_v_version_ip_rating" AS ENUM('IP57', 'IP67', 'IP68');
  CREATE TYPE "public"."enum__implants_v_version_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__implants_v_published_locale" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__implants_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_consumables_availability" AS ENUM('in_stock', 'to_order', 'out_of_stock');
  CREATE TYPE "public"."enum_consumables_return_policy" AS ENUM('14_days', 'medical_no_return');
  CREATE TYPE "public"."enum_consumables_kind" AS ENUM('battery', 'dome', 'wax_filter', 'earmould', 'tube', 'hook', 'receiver', 'cleaning', 'drying_capsule', 'headpiece_cable');
  CREATE TYPE "public"."enum_consumables_vent" AS ENUM('open', 'semi', 'closed', 'power');
  CREATE TYPE "public"."enum_consumables_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_consumables_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__consumables_v_version_availability" AS ENUM('in_stock', 'to_order', 'out_of_stock');
  CREATE TYPE "public"."enum__consumables_v_version_return_policy" AS ENUM('14_days', 'medical_no_return');
  CREATE TYPE "public"."enum__consumables_v_version_kind" AS ENUM('battery', 'dome', 'wax_filter', 'earmould', 'tube', 'hook', 'receiver', 'cleaning', 'drying_capsule', 'headpiece_cable');
  CREATE TYPE "public"."enum__consumables_v_version_vent" AS ENUM('open', 'semi', 'closed', 'power');
  CREATE TYPE "public"."enum__consumables_v_version_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__consumables_v_published_locale" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__consumables_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_accessories_availability" AS ENUM('in_stock', 'to_order', 'out_of_stock');
  CREATE TYPE "public"."enum_accessories_return_policy" AS ENUM('14_days', 'medical_no_return');
  CREATE TYPE "public"."enum_accessories_kind" AS ENUM('remote_mic', 'tv_connector', 'streamer', 'remote_control', 'charger', 'dryer', 'case', 'ear_clip', 'alerting', 'amplified_phone', 'earplug');
  CREATE TYPE "public"."enum_accessories_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_accessories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__accessories_v_version_availability" AS ENUM('in_stock', 'to_order', 'out_of_stock');
  CREATE TYPE "public"."enum__accessories_v_version_return_policy" AS ENUM('14_days', 'medical_no_return');
  CREATE TYPE "public"."enum__accessories_v_version_kind" AS ENUM('remote_mic', 'tv_connector', 'streamer', 'remote_control', 'charger', 'dryer', 'case', 'ear_clip', 'alerting', 'amplified_phone', 'earplug');
  CREATE TYPE "public"."enum__accessories_v_version_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__accessories_v_published_locale" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__accessories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_brands_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__brands_v_version_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_reviews_written_in" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_reviews_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_version_written_in" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__reviews_v_version_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__reviews_v_published_locale" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__articles_v_version_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_promotions_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__promotions_v_version_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_faq_group_group" AS ENUM('check', 'devices', 'care', 'children', 'purchase', 'state');
  CREATE TYPE "public"."enum_pages_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__faq_group_v_group" AS ENUM('check', 'devices', 'care', 'children', 'purchase', 'state');
  CREATE TYPE "public"."enum__pages_v_version_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_faq_group" AS ENUM('check', 'devices', 'care', 'children', 'purchase', 'state');
  CREATE TYPE "public"."enum_faq_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_faq_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_v_version_group" AS ENUM('check', 'devices', 'care', 'children', 'purchase', 'state');
  CREATE TYPE "public"."enum__faq_v_version_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__faq_v_published_locale" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__faq_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_branches_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__branches_v_version_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_services_age_group" AS ENUM('adult', 'child');
  CREATE TYPE "public"."enum_services_mode" AS ENUM('branch', 'home', 'video', 'remote');
  CREATE TYPE "public"."enum_services_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_age_group" AS ENUM('adult', 'child');
  CREATE TYPE "public"."enum__services_v_version_mode" AS ENUM('branch', 'home', 'video', 'remote');
  CREATE TYPE "public"."enum__services_v_version_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_specialists_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__specialists_v_version_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_staff_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_staff_interface_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_announcement_tone" AS ENUM('calm', 'attention');
  CREATE TYPE "public"."enum__announcement_v_version_tone" AS ENUM('calm', 'attention');
  CREATE TYPE "public"."enum_legal_consents_purpose" AS ENUM('order', 'appointment', 'feedback', 'account', 'marketing', 'analytics');
  CREATE TYPE "public"."enum__legal_v_version_consents_purpose" AS ENUM('order', 'appointment', 'feedback', 'account', 'marketing', 'analytics');
  ALTER TYPE "public"."enum_staff_role" ADD VALUE 'translator';
  ALTER TYPE "public"."enum_staff_role" ADD VALUE 'clinic';
  CREATE TABLE "translation_marks" (
  	"collection" text NOT NULL,
  	"document_id" text NOT NULL,
  	"path" text NOT NULL,
  	"source_text" text NOT NULL,
  	"source_mark" text NOT NULL,
  	"translation_mark" text NOT NULL,
  	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "translation_marks_collection_document_id_path_pk" PRIMARY KEY("collection","document_id","path")
  );
  
  CREATE TABLE "translation_states" (
  	"collection" text NOT NULL,
  	"document_id" text NOT NULL,
  	"locale" text NOT NULL,
  	"publication" text NOT NULL,
  	"is_source" boolean NOT NULL,
  	"title" text NOT NULL,
  	"total" integer NOT NULL,
  	"missing" jsonb NOT NULL,
  	"outdated" jsonb NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "translation_states_collection_document_id_locale_pk" PRIMARY KEY("collection","document_id","locale")
  );
  
  CREATE TABLE "addresses" (
  	"collection" text NOT NULL,
  	"document_id" text NOT NULL,
  	"path" text NOT NULL,
  	"live" boolean NOT NULL,
  	CONSTRAINT "addresses_collection_document_id_pk" PRIMARY KEY("collection","document_id")
  );
  
  CREATE TABLE "implants_in_the_box" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "implants_in_the_box_locales" (
  	"item" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "implants_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "implants_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "implants_audience" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_implants_audience",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "implants_connectivity" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_implants_connectivity",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "implants" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"is_demo" boolean DEFAULT false,
  	"brand_id" uuid,
  	"sales_mode" "enum_implants_sales_mode" DEFAULT 'consultation',
  	"price_kzt" numeric,
  	"old_price_kzt" numeric,
  	"availability" "enum_implants_availability" DEFAULT 'in_stock',
  	"warranty_months" numeric DEFAULT 12,
  	"component" "enum_implants_component" DEFAULT 'sound_processor',
  	"wearing" "enum_implants_wearing",
  	"ip_rating" "enum_implants_ip_rating",
  	"original_language" "enum_implants_original_language" DEFAULT 'ru',
  	"meta_canonical" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "implants_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"candidacy" varchar,
  	"mri_note" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"meta_noindex" boolean DEFAULT false,
  	"_status" "enum_implants_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "implants_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"implants_id" uuid
  );
  
  CREATE TABLE "_implants_v_version_in_the_box" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_implants_v_version_in_the_box_locales" (
  	"item" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_implants_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_implants_v_version_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_implants_v_version_audience" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__implants_v_version_audience",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_implants_v_version_connectivity" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__implants_v_version_connectivity",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_implants_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_is_demo" boolean DEFAULT false,
  	"version_brand_id" uuid,
  	"version_sales_mode" "enum__implants_v_version_sales_mode" DEFAULT 'consultation',
  	"version_price_kzt" numeric,
  	"version_old_price_kzt" numeric,
  	"version_availability" "enum__implants_v_version_availability" DEFAULT 'in_stock',
  	"version_warranty_months" numeric DEFAULT 12,
  	"version_component" "enum__implants_v_version_component" DEFAULT 'sound_processor',
  	"version_wearing" "enum__implants_v_version_wearing",
  	"version_ip_rating" "enum__implants_v_version_ip_rating",
  	"version_original_language" "enum__implants_v_version_original_language" DEFAULT 'ru',
  	"version_meta_canonical" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__implants_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_implants_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_candidacy" varchar,
  	"version_mri_note" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version__status" "enum__implants_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_implants_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"implants_id" uuid
  );
  
  CREATE TABLE "consumables_in_the_box" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "consumables_in_the_box_locales" (
  	"item" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "consumables_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "consumables_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "consumables" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"is_demo" boolean DEFAULT false,
  	"brand_id" uuid,
  	"price_kzt" numeric,
  	"old_price_kzt" numeric,
  	"availability" "enum_consumables_availability" DEFAULT 'in_stock',
  	"warranty_months" numeric DEFAULT 12,
  	"return_policy" "enum_consumables_return_policy" DEFAULT '14_days',
  	"kind" "enum_consumables_kind" DEFAULT 'battery',
  	"pack_qty" numeric DEFAULT 1,
  	"size" varchar,
  	"shelf_life_months" numeric,
  	"vent" "enum_consumables_vent",
  	"original_language" "enum_consumables_original_language" DEFAULT 'ru',
  	"meta_canonical" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consumables_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"meta_noindex" boolean DEFAULT false,
  	"_status" "enum_consumables_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "consumables_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"devices_id" uuid,
  	"implants_id" uuid
  );
  
  CREATE TABLE "_consumables_v_version_in_the_box" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_consumables_v_version_in_the_box_locales" (
  	"item" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_consumables_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_consumables_v_version_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_consumables_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_is_demo" boolean DEFAULT false,
  	"version_brand_id" uuid,
  	"version_price_kzt" numeric,
  	"version_old_price_kzt" numeric,
  	"version_availability" "enum__consumables_v_version_availability" DEFAULT 'in_stock',
  	"version_warranty_months" numeric DEFAULT 12,
  	"version_return_policy" "enum__consumables_v_version_return_policy" DEFAULT '14_days',
  	"version_kind" "enum__consumables_v_version_kind" DEFAULT 'battery',
  	"version_pack_qty" numeric DEFAULT 1,
  	"version_size" varchar,
  	"version_shelf_life_months" numeric,
  	"version_vent" "enum__consumables_v_version_vent",
  	"version_original_language" "enum__consumables_v_version_original_language" DEFAULT 'ru',
  	"version_meta_canonical" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__consumables_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_consumables_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version__status" "enum__consumables_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_consumables_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"devices_id" uuid,
  	"implants_id" uuid
  );
  
  CREATE TABLE "accessories_in_the_box" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "accessories_in_the_box_locales" (
  	"item" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "accessories_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "accessories_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "accessories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"is_demo" boolean DEFAULT false,
  	"brand_id" uuid,
  	"price_kzt" numeric,
  	"old_price_kzt" numeric,
  	"availability" "enum_accessories_availability" DEFAULT 'in_stock',
  	"warranty_months" numeric DEFAULT 12,
  	"return_policy" "enum_accessories_return_policy" DEFAULT '14_days',
  	"kind" "enum_accessories_kind" DEFAULT 'remote_mic',
  	"wireless" boolean DEFAULT false,
  	"range_m" numeric,
  	"original_language" "enum_accessories_original_language" DEFAULT 'ru',
  	"meta_canonical" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "accessories_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"meta_noindex" boolean DEFAULT false,
  	"_status" "enum_accessories_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "accessories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"devices_id" uuid,
  	"implants_id" uuid
  );
  
  CREATE TABLE "_accessories_v_version_in_the_box" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_accessories_v_version_in_the_box_locales" (
  	"item" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_accessories_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_accessories_v_version_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_accessories_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_is_demo" boolean DEFAULT false,
  	"version_brand_id" uuid,
  	"version_price_kzt" numeric,
  	"version_old_price_kzt" numeric,
  	"version_availability" "enum__accessories_v_version_availability" DEFAULT 'in_stock',
  	"version_warranty_months" numeric DEFAULT 12,
  	"version_return_policy" "enum__accessories_v_version_return_policy" DEFAULT '14_days',
  	"version_kind" "enum__accessories_v_version_kind" DEFAULT 'remote_mic',
  	"version_wireless" boolean DEFAULT false,
  	"version_range_m" numeric,
  	"version_original_language" "enum__accessories_v_version_original_language" DEFAULT 'ru',
  	"version_meta_canonical" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__accessories_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_accessories_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version__status" "enum__accessories_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_accessories_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"devices_id" uuid,
  	"implants_id" uuid
  );
  
  CREATE TABLE "reviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"rating" numeric DEFAULT 5,
  	"written_in" "enum_reviews_written_in" DEFAULT 'ru',
  	"written_on" timestamp(3) with time zone,
  	"is_demo" boolean DEFAULT false,
  	"original_language" "enum_reviews_original_language" DEFAULT 'ru',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews_locales" (
  	"author" varchar,
  	"title" varchar,
  	"text" varchar,
  	"pros" varchar,
  	"cons" varchar,
  	"answer" varchar,
  	"_status" "enum_reviews_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "reviews_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"devices_id" uuid,
  	"accessories_id" uuid,
  	"consumables_id" uuid,
  	"implants_id" uuid
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_rating" numeric DEFAULT 5,
  	"version_written_in" "enum__reviews_v_version_written_in" DEFAULT 'ru',
  	"version_written_on" timestamp(3) with time zone,
  	"version_is_demo" boolean DEFAULT false,
  	"version_original_language" "enum__reviews_v_version_original_language" DEFAULT 'ru',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reviews_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_reviews_v_locales" (
  	"version_author" varchar,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_pros" varchar,
  	"version_cons" varchar,
  	"version_answer" varchar,
  	"version__status" "enum__reviews_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_reviews_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"devices_id" uuid,
  	"accessories_id" uuid,
  	"consumables_id" uuid,
  	"implants_id" uuid
  );
  
  CREATE TABLE "pages_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"label" varchar,
  	"href" varchar,
  	"image_id" uuid,
  	"block_name" varchar
  );
  
  CREATE TABLE "media_block" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"caption" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"video_id" uuid,
  	"block_name" varchar
  );
  
  CREATE TABLE "product_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "faq_group" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"group" "enum_faq_group_group",
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"label" varchar,
  	"href" varchar,
  	"image_id" uuid,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_media_block_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"caption" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"video_id" uuid,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_product_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_faq_group_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"group" "enum__faq_group_v_group",
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "faq" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"group" "enum_faq_group" DEFAULT 'check',
  	"position" numeric DEFAULT 100,
  	"original_language" "enum_faq_original_language" DEFAULT 'ru',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faq_locales" (
  	"title" varchar,
  	"answer" jsonb,
  	"_status" "enum_faq_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_faq_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_group" "enum__faq_v_version_group" DEFAULT 'check',
  	"version_position" numeric DEFAULT 100,
  	"version_original_language" "enum__faq_v_version_original_language" DEFAULT 'ru',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faq_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_faq_v_locales" (
  	"version_title" varchar,
  	"version_answer" jsonb,
  	"version__status" "enum__faq_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "videos" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"poster_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "videos_locales" (
  	"title" varchar NOT NULL,
  	"captions" varchar,
  	"transcript" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "branches_special_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"closed" boolean DEFAULT true,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "branches_special_days_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "branches_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" uuid
  );
  
  CREATE TABLE "_branches_v_version_special_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"date" timestamp(3) with time zone,
  	"closed" boolean DEFAULT true,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v_version_special_days_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_branches_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" uuid
  );
  
  CREATE TABLE "services_age_group" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_services_age_group",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "services_mode" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_services_mode",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "services_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "services" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"cover_id" uuid,
  	"duration_min" numeric DEFAULT 30,
  	"price_kzt" numeric,
  	"bookable" boolean DEFAULT true,
  	"original_language" "enum_services_original_language" DEFAULT 'ru',
  	"meta_canonical" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"preparation" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"meta_noindex" boolean DEFAULT false,
  	"_status" "enum_services_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"branches_id" uuid,
  	"specialists_id" uuid
  );
  
  CREATE TABLE "_services_v_version_age_group" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__services_v_version_age_group",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_services_v_version_mode" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__services_v_version_mode",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_services_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_services_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_cover_id" uuid,
  	"version_duration_min" numeric DEFAULT 30,
  	"version_price_kzt" numeric,
  	"version_bookable" boolean DEFAULT true,
  	"version_original_language" "enum__services_v_version_original_language" DEFAULT 'ru',
  	"version_meta_canonical" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_services_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_preparation" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_services_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"branches_id" uuid,
  	"specialists_id" uuid
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"devices_id" uuid,
  	"implants_id" uuid,
  	"consumables_id" uuid,
  	"accessories_id" uuid,
  	"services_id" uuid,
  	"brands_id" uuid,
  	"articles_id" uuid,
  	"promotions_id" uuid,
  	"pages_id" uuid
  );
  
  CREATE TABLE "announcement" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"href" varchar,
  	"tone" "enum_announcement_tone" DEFAULT 'calm',
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "announcement_locales" (
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_announcement_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_href" varchar,
  	"version_tone" "enum__announcement_v_version_tone" DEFAULT 'calm',
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_announcement_v_locales" (
  	"version_text" varchar,
  	"version_link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "instalments_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"months" numeric NOT NULL,
  	"min_kzt" numeric DEFAULT 0,
  	"max_kzt" numeric,
  	"seller_markup_percent" numeric DEFAULT 0
  );
  
  CREATE TABLE "instalments_plans_locales" (
  	"provider" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "instalments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "instalments_locales" (
  	"lead" varchar,
  	"decision" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_instalments_v_version_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"months" numeric NOT NULL,
  	"min_kzt" numeric DEFAULT 0,
  	"max_kzt" numeric,
  	"seller_markup_percent" numeric DEFAULT 0,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_instalments_v_version_plans_locales" (
  	"provider" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_instalments_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_instalments_v_locales" (
  	"version_lead" varchar,
  	"version_decision" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "holidays_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"closed" boolean DEFAULT true
  );
  
  CREATE TABLE "holidays_days_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "holidays" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_holidays_v_version_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"closed" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_holidays_v_version_days_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_holidays_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "legal_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"purpose" "enum_legal_consents_purpose" NOT NULL,
  	"version" varchar DEFAULT '1' NOT NULL
  );
  
  CREATE TABLE "legal_consents_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "legal" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "legal_locales" (
  	"operator" varchar,
  	"cookie_notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_legal_v_version_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"purpose" "enum__legal_v_version_consents_purpose" NOT NULL,
  	"version" varchar DEFAULT '1' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_legal_v_version_consents_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_legal_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_legal_v_locales" (
  	"version_operator" varchar,
  	"version_cookie_notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "redirects" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "devices" ADD COLUMN "original_language" "enum_devices_original_language" DEFAULT 'ru';
  ALTER TABLE "devices" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "devices_locales" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_devices_v" ADD COLUMN "version_original_language" "enum__devices_v_version_original_language" DEFAULT 'ru';
  ALTER TABLE "_devices_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_devices_v_locales" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "brands" ADD COLUMN "original_language" "enum_brands_original_language" DEFAULT 'ru';
  ALTER TABLE "brands" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "brands_locales" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_brands_v" ADD COLUMN "version_original_language" "enum__brands_v_version_original_language" DEFAULT 'ru';
  ALTER TABLE "_brands_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_brands_v_locales" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "articles" ADD COLUMN "original_language" "enum_articles_original_language" DEFAULT 'ru';
  ALTER TABLE "articles" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "articles_locales" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_articles_v" ADD COLUMN "version_original_language" "enum__articles_v_version_original_language" DEFAULT 'ru';
  ALTER TABLE "_articles_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "promotions" ADD COLUMN "original_language" "enum_promotions_original_language" DEFAULT 'ru';
  ALTER TABLE "promotions" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "promotions_locales" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_original_language" "enum__promotions_v_version_original_language" DEFAULT 'ru';
  ALTER TABLE "_promotions_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_promotions_v_locales" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "pages" ADD COLUMN "original_language" "enum_pages_original_language" DEFAULT 'ru';
  ALTER TABLE "pages" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "pages_rels" ADD COLUMN "implants_id" uuid;
  ALTER TABLE "pages_rels" ADD COLUMN "consumables_id" uuid;
  ALTER TABLE "pages_rels" ADD COLUMN "accessories_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_original_language" "enum__pages_v_version_original_language" DEFAULT 'ru';
  ALTER TABLE "_pages_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "implants_id" uuid;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "consumables_id" uuid;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "accessories_id" uuid;
  ALTER TABLE "branches" ADD COLUMN "original_language" "enum_branches_original_language" DEFAULT 'ru';
  ALTER TABLE "branches" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "branches_locales" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_branches_v" ADD COLUMN "version_original_language" "enum__branches_v_version_original_language" DEFAULT 'ru';
  ALTER TABLE "_branches_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_branches_v_locales" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "specialists" ADD COLUMN "original_language" "enum_specialists_original_language" DEFAULT 'ru';
  ALTER TABLE "_specialists_v" ADD COLUMN "version_original_language" "enum__specialists_v_version_original_language" DEFAULT 'ru';
  ALTER TABLE "redirects" ADD COLUMN "automatic" boolean DEFAULT false;
  ALTER TABLE "staff" ADD COLUMN "language" "enum_staff_language" DEFAULT 'kk';
  ALTER TABLE "staff" ADD COLUMN "interface_language" "enum_staff_interface_language" DEFAULT 'ru';
  ALTER TABLE "staff" ADD COLUMN "branch_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "implants_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consumables_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "accessories_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faq_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "videos_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "services_id" uuid;
  ALTER TABLE "home" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_home_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "implants_in_the_box" ADD CONSTRAINT "implants_in_the_box_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "implants_in_the_box_locales" ADD CONSTRAINT "implants_in_the_box_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."implants_in_the_box"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "implants_faq" ADD CONSTRAINT "implants_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "implants_faq_locales" ADD CONSTRAINT "implants_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."implants_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "implants_audience" ADD CONSTRAINT "implants_audience_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "implants_connectivity" ADD CONSTRAINT "implants_connectivity_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "implants" ADD CONSTRAINT "implants_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "implants_locales" ADD CONSTRAINT "implants_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "implants_locales" ADD CONSTRAINT "implants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "implants_rels" ADD CONSTRAINT "implants_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "implants_rels" ADD CONSTRAINT "implants_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "implants_rels" ADD CONSTRAINT "implants_rels_implants_fk" FOREIGN KEY ("implants_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_implants_v_version_in_the_box" ADD CONSTRAINT "_implants_v_version_in_the_box_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_implants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_implants_v_version_in_the_box_locales" ADD CONSTRAINT "_implants_v_version_in_the_box_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_implants_v_version_in_the_box"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_implants_v_version_faq" ADD CONSTRAINT "_implants_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_implants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_implants_v_version_faq_locales" ADD CONSTRAINT "_implants_v_version_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_implants_v_version_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_implants_v_version_audience" ADD CONSTRAINT "_implants_v_version_audience_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_implants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_implants_v_version_connectivity" ADD CONSTRAINT "_implants_v_version_connectivity_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_implants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_implants_v" ADD CONSTRAINT "_implants_v_parent_id_implants_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."implants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_implants_v" ADD CONSTRAINT "_implants_v_version_brand_id_brands_id_fk" FOREIGN KEY ("version_brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_implants_v_locales" ADD CONSTRAINT "_implants_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_implants_v_locales" ADD CONSTRAINT "_implants_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_implants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_implants_v_rels" ADD CONSTRAINT "_implants_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_implants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_implants_v_rels" ADD CONSTRAINT "_implants_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_implants_v_rels" ADD CONSTRAINT "_implants_v_rels_implants_fk" FOREIGN KEY ("implants_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consumables_in_the_box" ADD CONSTRAINT "consumables_in_the_box_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consumables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consumables_in_the_box_locales" ADD CONSTRAINT "consumables_in_the_box_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consumables_in_the_box"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consumables_faq" ADD CONSTRAINT "consumables_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consumables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consumables_faq_locales" ADD CONSTRAINT "consumables_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consumables_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consumables" ADD CONSTRAINT "consumables_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consumables_locales" ADD CONSTRAINT "consumables_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consumables_locales" ADD CONSTRAINT "consumables_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consumables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consumables_rels" ADD CONSTRAINT "consumables_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consumables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consumables_rels" ADD CONSTRAINT "consumables_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consumables_rels" ADD CONSTRAINT "consumables_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consumables_rels" ADD CONSTRAINT "consumables_rels_implants_fk" FOREIGN KEY ("implants_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consumables_v_version_in_the_box" ADD CONSTRAINT "_consumables_v_version_in_the_box_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consumables_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consumables_v_version_in_the_box_locales" ADD CONSTRAINT "_consumables_v_version_in_the_box_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consumables_v_version_in_the_box"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consumables_v_version_faq" ADD CONSTRAINT "_consumables_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consumables_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consumables_v_version_faq_locales" ADD CONSTRAINT "_consumables_v_version_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consumables_v_version_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consumables_v" ADD CONSTRAINT "_consumables_v_parent_id_consumables_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consumables"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consumables_v" ADD CONSTRAINT "_consumables_v_version_brand_id_brands_id_fk" FOREIGN KEY ("version_brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consumables_v_locales" ADD CONSTRAINT "_consumables_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consumables_v_locales" ADD CONSTRAINT "_consumables_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consumables_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consumables_v_rels" ADD CONSTRAINT "_consumables_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_consumables_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consumables_v_rels" ADD CONSTRAINT "_consumables_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consumables_v_rels" ADD CONSTRAINT "_consumables_v_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consumables_v_rels" ADD CONSTRAINT "_consumables_v_rels_implants_fk" FOREIGN KEY ("implants_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessories_in_the_box" ADD CONSTRAINT "accessories_in_the_box_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessories_in_the_box_locales" ADD CONSTRAINT "accessories_in_the_box_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessories_in_the_box"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessories_faq" ADD CONSTRAINT "accessories_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessories_faq_locales" ADD CONSTRAINT "accessories_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessories_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessories" ADD CONSTRAINT "accessories_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "accessories_locales" ADD CONSTRAINT "accessories_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "accessories_locales" ADD CONSTRAINT "accessories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessories_rels" ADD CONSTRAINT "accessories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessories_rels" ADD CONSTRAINT "accessories_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessories_rels" ADD CONSTRAINT "accessories_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessories_rels" ADD CONSTRAINT "accessories_rels_implants_fk" FOREIGN KEY ("implants_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessories_v_version_in_the_box" ADD CONSTRAINT "_accessories_v_version_in_the_box_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessories_v_version_in_the_box_locales" ADD CONSTRAINT "_accessories_v_version_in_the_box_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessories_v_version_in_the_box"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessories_v_version_faq" ADD CONSTRAINT "_accessories_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessories_v_version_faq_locales" ADD CONSTRAINT "_accessories_v_version_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessories_v_version_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessories_v" ADD CONSTRAINT "_accessories_v_parent_id_accessories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accessories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_accessories_v" ADD CONSTRAINT "_accessories_v_version_brand_id_brands_id_fk" FOREIGN KEY ("version_brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_accessories_v_locales" ADD CONSTRAINT "_accessories_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_accessories_v_locales" ADD CONSTRAINT "_accessories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessories_v_rels" ADD CONSTRAINT "_accessories_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_accessories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessories_v_rels" ADD CONSTRAINT "_accessories_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessories_v_rels" ADD CONSTRAINT "_accessories_v_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessories_v_rels" ADD CONSTRAINT "_accessories_v_rels_implants_fk" FOREIGN KEY ("implants_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_locales" ADD CONSTRAINT "reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_accessories_fk" FOREIGN KEY ("accessories_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_consumables_fk" FOREIGN KEY ("consumables_id") REFERENCES "public"."consumables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_implants_fk" FOREIGN KEY ("implants_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v_locales" ADD CONSTRAINT "_reviews_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_accessories_fk" FOREIGN KEY ("accessories_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_consumables_fk" FOREIGN KEY ("consumables_id") REFERENCES "public"."consumables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_implants_fk" FOREIGN KEY ("implants_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero" ADD CONSTRAINT "pages_blocks_hero_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero" ADD CONSTRAINT "pages_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_block" ADD CONSTRAINT "media_block_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_block" ADD CONSTRAINT "media_block_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_list" ADD CONSTRAINT "product_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_group" ADD CONSTRAINT "faq_group_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero" ADD CONSTRAINT "_pages_v_blocks_hero_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero" ADD CONSTRAINT "_pages_v_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_block_v" ADD CONSTRAINT "_media_block_v_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_block_v" ADD CONSTRAINT "_media_block_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_list_v" ADD CONSTRAINT "_product_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_group_v" ADD CONSTRAINT "_faq_group_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_locales" ADD CONSTRAINT "faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_parent_id_faq_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_v_locales" ADD CONSTRAINT "_faq_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_special_days" ADD CONSTRAINT "branches_special_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_special_days_locales" ADD CONSTRAINT "branches_special_days_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches_special_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_rels" ADD CONSTRAINT "branches_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_rels" ADD CONSTRAINT "branches_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_special_days" ADD CONSTRAINT "_branches_v_version_special_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_special_days_locales" ADD CONSTRAINT "_branches_v_version_special_days_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v_version_special_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_rels" ADD CONSTRAINT "_branches_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_rels" ADD CONSTRAINT "_branches_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_age_group" ADD CONSTRAINT "services_age_group_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_mode" ADD CONSTRAINT "services_mode_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_faq" ADD CONSTRAINT "services_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_faq_locales" ADD CONSTRAINT "services_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_specialists_fk" FOREIGN KEY ("specialists_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_age_group" ADD CONSTRAINT "_services_v_version_age_group_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_mode" ADD CONSTRAINT "_services_v_version_mode_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_faq" ADD CONSTRAINT "_services_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_faq_locales" ADD CONSTRAINT "_services_v_version_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_specialists_fk" FOREIGN KEY ("specialists_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_implants_fk" FOREIGN KEY ("implants_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_consumables_fk" FOREIGN KEY ("consumables_id") REFERENCES "public"."consumables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_accessories_fk" FOREIGN KEY ("accessories_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcement_locales" ADD CONSTRAINT "announcement_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."announcement"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcement_v_locales" ADD CONSTRAINT "_announcement_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_announcement_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instalments_plans" ADD CONSTRAINT "instalments_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instalments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instalments_plans_locales" ADD CONSTRAINT "instalments_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instalments_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instalments_locales" ADD CONSTRAINT "instalments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instalments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instalments_v_version_plans" ADD CONSTRAINT "_instalments_v_version_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_instalments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instalments_v_version_plans_locales" ADD CONSTRAINT "_instalments_v_version_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_instalments_v_version_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_instalments_v_locales" ADD CONSTRAINT "_instalments_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_instalments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "holidays_days" ADD CONSTRAINT "holidays_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "holidays_days_locales" ADD CONSTRAINT "holidays_days_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."holidays_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_holidays_v_version_days" ADD CONSTRAINT "_holidays_v_version_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_holidays_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_holidays_v_version_days_locales" ADD CONSTRAINT "_holidays_v_version_days_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_holidays_v_version_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_consents" ADD CONSTRAINT "legal_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_consents_locales" ADD CONSTRAINT "legal_consents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_locales" ADD CONSTRAINT "legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_v_version_consents" ADD CONSTRAINT "_legal_v_version_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_v_version_consents_locales" ADD CONSTRAINT "_legal_v_version_consents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_v_version_consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_v_locales" ADD CONSTRAINT "_legal_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "translation_states_locale_idx" ON "translation_states" USING btree ("locale","collection");
  CREATE INDEX "addresses_path_idx" ON "addresses" USING btree ("path");
  CREATE INDEX "implants_in_the_box_order_idx" ON "implants_in_the_box" USING btree ("_order");
  CREATE INDEX "implants_in_the_box_parent_id_idx" ON "implants_in_the_box" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "implants_in_the_box_locales_locale_parent_id_unique" ON "implants_in_the_box_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "implants_faq_order_idx" ON "implants_faq" USING btree ("_order");
  CREATE INDEX "implants_faq_parent_id_idx" ON "implants_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "implants_faq_locales_locale_parent_id_unique" ON "implants_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "implants_audience_order_idx" ON "implants_audience" USING btree ("order");
  CREATE INDEX "implants_audience_parent_idx" ON "implants_audience" USING btree ("parent_id");
  CREATE INDEX "implants_connectivity_order_idx" ON "implants_connectivity" USING btree ("order");
  CREATE INDEX "implants_connectivity_parent_idx" ON "implants_connectivity" USING btree ("parent_id");
  CREATE INDEX "implants_slug_idx" ON "implants" USING btree ("slug");
  CREATE INDEX "implants_brand_idx" ON "implants" USING btree ("brand_id");
  CREATE INDEX "implants_price_kzt_idx" ON "implants" USING btree ("price_kzt");
  CREATE INDEX "implants_component_idx" ON "implants" USING btree ("component");
  CREATE INDEX "implants_updated_at_idx" ON "implants" USING btree ("updated_at");
  CREATE INDEX "implants_created_at_idx" ON "implants" USING btree ("created_at");
  CREATE INDEX "implants_meta_meta_image_idx" ON "implants_locales" USING btree ("meta_image_id","_locale");
  CREATE INDEX "implants__status_idx" ON "implants_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "implants_locales_locale_parent_id_unique" ON "implants_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "implants_rels_order_idx" ON "implants_rels" USING btree ("order");
  CREATE INDEX "implants_rels_parent_idx" ON "implants_rels" USING btree ("parent_id");
  CREATE INDEX "implants_rels_path_idx" ON "implants_rels" USING btree ("path");
  CREATE INDEX "implants_rels_media_id_idx" ON "implants_rels" USING btree ("media_id");
  CREATE INDEX "implants_rels_implants_id_idx" ON "implants_rels" USING btree ("implants_id");
  CREATE INDEX "_implants_v_version_in_the_box_order_idx" ON "_implants_v_version_in_the_box" USING btree ("_order");
  CREATE INDEX "_implants_v_version_in_the_box_parent_id_idx" ON "_implants_v_version_in_the_box" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_implants_v_version_in_the_box_locales_locale_parent_id_uniq" ON "_implants_v_version_in_the_box_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_implants_v_version_faq_order_idx" ON "_implants_v_version_faq" USING btree ("_order");
  CREATE INDEX "_implants_v_version_faq_parent_id_idx" ON "_implants_v_version_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_implants_v_version_faq_locales_locale_parent_id_unique" ON "_implants_v_version_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_implants_v_version_audience_order_idx" ON "_implants_v_version_audience" USING btree ("order");
  CREATE INDEX "_implants_v_version_audience_parent_idx" ON "_implants_v_version_audience" USING btree ("parent_id");
  CREATE INDEX "_implants_v_version_connectivity_order_idx" ON "_implants_v_version_connectivity" USING btree ("order");
  CREATE INDEX "_implants_v_version_connectivity_parent_idx" ON "_implants_v_version_connectivity" USING btree ("parent_id");
  CREATE INDEX "_implants_v_parent_idx" ON "_implants_v" USING btree ("parent_id");
  CREATE INDEX "_implants_v_version_version_slug_idx" ON "_implants_v" USING btree ("version_slug");
  CREATE INDEX "_implants_v_version_version_brand_idx" ON "_implants_v" USING btree ("version_brand_id");
  CREATE INDEX "_implants_v_version_version_price_kzt_idx" ON "_implants_v" USING btree ("version_price_kzt");
  CREATE INDEX "_implants_v_version_version_component_idx" ON "_implants_v" USING btree ("version_component");
  CREATE INDEX "_implants_v_version_version_updated_at_idx" ON "_implants_v" USING btree ("version_updated_at");
  CREATE INDEX "_implants_v_version_version_created_at_idx" ON "_implants_v" USING btree ("version_created_at");
  CREATE INDEX "_implants_v_created_at_idx" ON "_implants_v" USING btree ("created_at");
  CREATE INDEX "_implants_v_updated_at_idx" ON "_implants_v" USING btree ("updated_at");
  CREATE INDEX "_implants_v_snapshot_idx" ON "_implants_v" USING btree ("snapshot");
  CREATE INDEX "_implants_v_published_locale_idx" ON "_implants_v" USING btree ("published_locale");
  CREATE INDEX "_implants_v_latest_idx" ON "_implants_v" USING btree ("latest");
  CREATE INDEX "_implants_v_autosave_idx" ON "_implants_v" USING btree ("autosave");
  CREATE INDEX "_implants_v_version_meta_version_meta_image_idx" ON "_implants_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE INDEX "_implants_v_version_version__status_idx" ON "_implants_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_implants_v_locales_locale_parent_id_unique" ON "_implants_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_implants_v_rels_order_idx" ON "_implants_v_rels" USING btree ("order");
  CREATE INDEX "_implants_v_rels_parent_idx" ON "_implants_v_rels" USING btree ("parent_id");
  CREATE INDEX "_implants_v_rels_path_idx" ON "_implants_v_rels" USING btree ("path");
  CREATE INDEX "_implants_v_rels_media_id_idx" ON "_implants_v_rels" USING btree ("media_id");
  CREATE INDEX "_implants_v_rels_implants_id_idx" ON "_implants_v_rels" USING btree ("implants_id");
  CREATE INDEX "consumables_in_the_box_order_idx" ON "consumables_in_the_box" USING btree ("_order");
  CREATE INDEX "consumables_in_the_box_parent_id_idx" ON "consumables_in_the_box" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "consumables_in_the_box_locales_locale_parent_id_unique" ON "consumables_in_the_box_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consumables_faq_order_idx" ON "consumables_faq" USING btree ("_order");
  CREATE INDEX "consumables_faq_parent_id_idx" ON "consumables_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "consumables_faq_locales_locale_parent_id_unique" ON "consumables_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consumables_slug_idx" ON "consumables" USING btree ("slug");
  CREATE INDEX "consumables_brand_idx" ON "consumables" USING btree ("brand_id");
  CREATE INDEX "consumables_price_kzt_idx" ON "consumables" USING btree ("price_kzt");
  CREATE INDEX "consumables_kind_idx" ON "consumables" USING btree ("kind");
  CREATE INDEX "consumables_updated_at_idx" ON "consumables" USING btree ("updated_at");
  CREATE INDEX "consumables_created_at_idx" ON "consumables" USING btree ("created_at");
  CREATE INDEX "consumables_meta_meta_image_idx" ON "consumables_locales" USING btree ("meta_image_id","_locale");
  CREATE INDEX "consumables__status_idx" ON "consumables_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "consumables_locales_locale_parent_id_unique" ON "consumables_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consumables_rels_order_idx" ON "consumables_rels" USING btree ("order");
  CREATE INDEX "consumables_rels_parent_idx" ON "consumables_rels" USING btree ("parent_id");
  CREATE INDEX "consumables_rels_path_idx" ON "consumables_rels" USING btree ("path");
  CREATE INDEX "consumables_rels_media_id_idx" ON "consumables_rels" USING btree ("media_id");
  CREATE INDEX "consumables_rels_devices_id_idx" ON "consumables_rels" USING btree ("devices_id");
  CREATE INDEX "consumables_rels_implants_id_idx" ON "consumables_rels" USING btree ("implants_id");
  CREATE INDEX "_consumables_v_version_in_the_box_order_idx" ON "_consumables_v_version_in_the_box" USING btree ("_order");
  CREATE INDEX "_consumables_v_version_in_the_box_parent_id_idx" ON "_consumables_v_version_in_the_box" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_consumables_v_version_in_the_box_locales_locale_parent_id_u" ON "_consumables_v_version_in_the_box_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_consumables_v_version_faq_order_idx" ON "_consumables_v_version_faq" USING btree ("_order");
  CREATE INDEX "_consumables_v_version_faq_parent_id_idx" ON "_consumables_v_version_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_consumables_v_version_faq_locales_locale_parent_id_unique" ON "_consumables_v_version_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_consumables_v_parent_idx" ON "_consumables_v" USING btree ("parent_id");
  CREATE INDEX "_consumables_v_version_version_slug_idx" ON "_consumables_v" USING btree ("version_slug");
  CREATE INDEX "_consumables_v_version_version_brand_idx" ON "_consumables_v" USING btree ("version_brand_id");
  CREATE INDEX "_consumables_v_version_version_price_kzt_idx" ON "_consumables_v" USING btree ("version_price_kzt");
  CREATE INDEX "_consumables_v_version_version_kind_idx" ON "_consumables_v" USING btree ("version_kind");
  CREATE INDEX "_consumables_v_version_version_updated_at_idx" ON "_consumables_v" USING btree ("version_updated_at");
  CREATE INDEX "_consumables_v_version_version_created_at_idx" ON "_consumables_v" USING btree ("version_created_at");
  CREATE INDEX "_consumables_v_created_at_idx" ON "_consumables_v" USING btree ("created_at");
  CREATE INDEX "_consumables_v_updated_at_idx" ON "_consumables_v" USING btree ("updated_at");
  CREATE INDEX "_consumables_v_snapshot_idx" ON "_consumables_v" USING btree ("snapshot");
  CREATE INDEX "_consumables_v_published_locale_idx" ON "_consumables_v" USING btree ("published_locale");
  CREATE INDEX "_consumables_v_latest_idx" ON "_consumables_v" USING btree ("latest");
  CREATE INDEX "_consumables_v_autosave_idx" ON "_consumables_v" USING btree ("autosave");
  CREATE INDEX "_consumables_v_version_meta_version_meta_image_idx" ON "_consumables_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE INDEX "_consumables_v_version_version__status_idx" ON "_consumables_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_consumables_v_locales_locale_parent_id_unique" ON "_consumables_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_consumables_v_rels_order_idx" ON "_consumables_v_rels" USING btree ("order");
  CREATE INDEX "_consumables_v_rels_parent_idx" ON "_consumables_v_rels" USING btree ("parent_id");
  CREATE INDEX "_consumables_v_rels_path_idx" ON "_consumables_v_rels" USING btree ("path");
  CREATE INDEX "_consumables_v_rels_media_id_idx" ON "_consumables_v_rels" USING btree ("media_id");
  CREATE INDEX "_consumables_v_rels_devices_id_idx" ON "_consumables_v_rels" USING btree ("devices_id");
  CREATE INDEX "_consumables_v_rels_implants_id_idx" ON "_consumables_v_rels" USING btree ("implants_id");
  CREATE INDEX "accessories_in_the_box_order_idx" ON "accessories_in_the_box" USING btree ("_order");
  CREATE INDEX "accessories_in_the_box_parent_id_idx" ON "accessories_in_the_box" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "accessories_in_the_box_locales_locale_parent_id_unique" ON "accessories_in_the_box_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "accessories_faq_order_idx" ON "accessories_faq" USING btree ("_order");
  CREATE INDEX "accessories_faq_parent_id_idx" ON "accessories_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "accessories_faq_locales_locale_parent_id_unique" ON "accessories_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "accessories_slug_idx" ON "accessories" USING btree ("slug");
  CREATE INDEX "accessories_brand_idx" ON "accessories" USING btree ("brand_id");
  CREATE INDEX "accessories_price_kzt_idx" ON "accessories" USING btree ("price_kzt");
  CREATE INDEX "accessories_kind_idx" ON "accessories" USING btree ("kind");
  CREATE INDEX "accessories_updated_at_idx" ON "accessories" USING btree ("updated_at");
  CREATE INDEX "accessories_created_at_idx" ON "accessories" USING btree ("created_at");
  CREATE INDEX "accessories_meta_meta_image_idx" ON "accessories_locales" USING btree ("meta_image_id","_locale");
  CREATE INDEX "accessories__status_idx" ON "accessories_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "accessories_locales_locale_parent_id_unique" ON "accessories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "accessories_rels_order_idx" ON "accessories_rels" USING btree ("order");
  CREATE INDEX "accessories_rels_parent_idx" ON "accessories_rels" USING btree ("parent_id");
  CREATE INDEX "accessories_rels_path_idx" ON "accessories_rels" USING btree ("path");
  CREATE INDEX "accessories_rels_media_id_idx" ON "accessories_rels" USING btree ("media_id");
  CREATE INDEX "accessories_rels_devices_id_idx" ON "accessories_rels" USING btree ("devices_id");
  CREATE INDEX "accessories_rels_implants_id_idx" ON "accessories_rels" USING btree ("implants_id");
  CREATE INDEX "_accessories_v_version_in_the_box_order_idx" ON "_accessories_v_version_in_the_box" USING btree ("_order");
  CREATE INDEX "_accessories_v_version_in_the_box_parent_id_idx" ON "_accessories_v_version_in_the_box" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_accessories_v_version_in_the_box_locales_locale_parent_id_u" ON "_accessories_v_version_in_the_box_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_accessories_v_version_faq_order_idx" ON "_accessories_v_version_faq" USING btree ("_order");
  CREATE INDEX "_accessories_v_version_faq_parent_id_idx" ON "_accessories_v_version_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_accessories_v_version_faq_locales_locale_parent_id_unique" ON "_accessories_v_version_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_accessories_v_parent_idx" ON "_accessories_v" USING btree ("parent_id");
  CREATE INDEX "_accessories_v_version_version_slug_idx" ON "_accessories_v" USING btree ("version_slug");
  CREATE INDEX "_accessories_v_version_version_brand_idx" ON "_accessories_v" USING btree ("version_brand_id");
  CREATE INDEX "_accessories_v_version_version_price_kzt_idx" ON "_accessories_v" USING btree ("version_price_kzt");
  CREATE INDEX "_accessories_v_version_version_kind_idx" ON "_accessories_v" USING btree ("version_kind");
  CREATE INDEX "_accessories_v_version_version_updated_at_idx" ON "_accessories_v" USING btree ("version_updated_at");
  CREATE INDEX "_accessories_v_version_version_created_at_idx" ON "_accessories_v" USING btree ("version_created_at");
  CREATE INDEX "_accessories_v_created_at_idx" ON "_accessories_v" USING btree ("created_at");
  CREATE INDEX "_accessories_v_updated_at_idx" ON "_accessories_v" USING btree ("updated_at");
  CREATE INDEX "_accessories_v_snapshot_idx" ON "_accessories_v" USING btree ("snapshot");
  CREATE INDEX "_accessories_v_published_locale_idx" ON "_accessories_v" USING btree ("published_locale");
  CREATE INDEX "_accessories_v_latest_idx" ON "_accessories_v" USING btree ("latest");
  CREATE INDEX "_accessories_v_autosave_idx" ON "_accessories_v" USING btree ("autosave");
  CREATE INDEX "_accessories_v_version_meta_version_meta_image_idx" ON "_accessories_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE INDEX "_accessories_v_version_version__status_idx" ON "_accessories_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_accessories_v_locales_locale_parent_id_unique" ON "_accessories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_accessories_v_rels_order_idx" ON "_accessories_v_rels" USING btree ("order");
  CREATE INDEX "_accessories_v_rels_parent_idx" ON "_accessories_v_rels" USING btree ("parent_id");
  CREATE INDEX "_accessories_v_rels_path_idx" ON "_accessories_v_rels" USING btree ("path");
  CREATE INDEX "_accessories_v_rels_media_id_idx" ON "_accessories_v_rels" USING btree ("media_id");
  CREATE INDEX "_accessories_v_rels_devices_id_idx" ON "_accessories_v_rels" USING btree ("devices_id");
  CREATE INDEX "_accessories_v_rels_implants_id_idx" ON "_accessories_v_rels" USING btree ("implants_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews__status_idx" ON "reviews_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "reviews_locales_locale_parent_id_unique" ON "reviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reviews_rels_order_idx" ON "reviews_rels" USING btree ("order");
  CREATE INDEX "reviews_rels_parent_idx" ON "reviews_rels" USING btree ("parent_id");
  CREATE INDEX "reviews_rels_path_idx" ON "reviews_rels" USING btree ("path");
  CREATE INDEX "reviews_rels_devices_id_idx" ON "reviews_rels" USING btree ("devices_id");
  CREATE INDEX "reviews_rels_accessories_id_idx" ON "reviews_rels" USING btree ("accessories_id");
  CREATE INDEX "reviews_rels_consumables_id_idx" ON "reviews_rels" USING btree ("consumables_id");
  CREATE INDEX "reviews_rels_implants_id_idx" ON "reviews_rels" USING btree ("implants_id");
  CREATE INDEX "_reviews_v_parent_idx" ON "_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_version_version_updated_at_idx" ON "_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_reviews_v_version_version_created_at_idx" ON "_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE INDEX "_reviews_v_snapshot_idx" ON "_reviews_v" USING btree ("snapshot");
  CREATE INDEX "_reviews_v_published_locale_idx" ON "_reviews_v" USING btree ("published_locale");
  CREATE INDEX "_reviews_v_latest_idx" ON "_reviews_v" USING btree ("latest");
  CREATE INDEX "_reviews_v_autosave_idx" ON "_reviews_v" USING btree ("autosave");
  CREATE INDEX "_reviews_v_version_version__status_idx" ON "_reviews_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_reviews_v_locales_locale_parent_id_unique" ON "_reviews_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reviews_v_rels_order_idx" ON "_reviews_v_rels" USING btree ("order");
  CREATE INDEX "_reviews_v_rels_parent_idx" ON "_reviews_v_rels" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_rels_path_idx" ON "_reviews_v_rels" USING btree ("path");
  CREATE INDEX "_reviews_v_rels_devices_id_idx" ON "_reviews_v_rels" USING btree ("devices_id");
  CREATE INDEX "_reviews_v_rels_accessories_id_idx" ON "_reviews_v_rels" USING btree ("accessories_id");
  CREATE INDEX "_reviews_v_rels_consumables_id_idx" ON "_reviews_v_rels" USING btree ("consumables_id");
  CREATE INDEX "_reviews_v_rels_implants_id_idx" ON "_reviews_v_rels" USING btree ("implants_id");
  CREATE INDEX "pages_blocks_hero_order_idx" ON "pages_blocks_hero" USING btree ("_order");
  CREATE INDEX "pages_blocks_hero_parent_id_idx" ON "pages_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_hero_path_idx" ON "pages_blocks_hero" USING btree ("_path");
  CREATE INDEX "pages_blocks_hero_locale_idx" ON "pages_blocks_hero" USING btree ("_locale");
  CREATE INDEX "pages_blocks_hero_image_idx" ON "pages_blocks_hero" USING btree ("image_id");
  CREATE INDEX "media_block_order_idx" ON "media_block" USING btree ("_order");
  CREATE INDEX "media_block_parent_id_idx" ON "media_block" USING btree ("_parent_id");
  CREATE INDEX "media_block_path_idx" ON "media_block" USING btree ("_path");
  CREATE INDEX "media_block_locale_idx" ON "media_block" USING btree ("_locale");
  CREATE INDEX "media_block_image_idx" ON "media_block" USING btree ("image_id");
  CREATE INDEX "pages_blocks_video_order_idx" ON "pages_blocks_video" USING btree ("_order");
  CREATE INDEX "pages_blocks_video_parent_id_idx" ON "pages_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_video_path_idx" ON "pages_blocks_video" USING btree ("_path");
  CREATE INDEX "pages_blocks_video_locale_idx" ON "pages_blocks_video" USING btree ("_locale");
  CREATE INDEX "pages_blocks_video_video_idx" ON "pages_blocks_video" USING btree ("video_id");
  CREATE INDEX "product_list_order_idx" ON "product_list" USING btree ("_order");
  CREATE INDEX "product_list_parent_id_idx" ON "product_list" USING btree ("_parent_id");
  CREATE INDEX "product_list_path_idx" ON "product_list" USING btree ("_path");
  CREATE INDEX "product_list_locale_idx" ON "product_list" USING btree ("_locale");
  CREATE INDEX "faq_group_order_idx" ON "faq_group" USING btree ("_order");
  CREATE INDEX "faq_group_parent_id_idx" ON "faq_group" USING btree ("_parent_id");
  CREATE INDEX "faq_group_path_idx" ON "faq_group" USING btree ("_path");
  CREATE INDEX "faq_group_locale_idx" ON "faq_group" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_hero_order_idx" ON "_pages_v_blocks_hero" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_hero_parent_id_idx" ON "_pages_v_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_hero_path_idx" ON "_pages_v_blocks_hero" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_hero_locale_idx" ON "_pages_v_blocks_hero" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_hero_image_idx" ON "_pages_v_blocks_hero" USING btree ("image_id");
  CREATE INDEX "_media_block_v_order_idx" ON "_media_block_v" USING btree ("_order");
  CREATE INDEX "_media_block_v_parent_id_idx" ON "_media_block_v" USING btree ("_parent_id");
  CREATE INDEX "_media_block_v_path_idx" ON "_media_block_v" USING btree ("_path");
  CREATE INDEX "_media_block_v_locale_idx" ON "_media_block_v" USING btree ("_locale");
  CREATE INDEX "_media_block_v_image_idx" ON "_media_block_v" USING btree ("image_id");
  CREATE INDEX "_pages_v_blocks_video_order_idx" ON "_pages_v_blocks_video" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_video_parent_id_idx" ON "_pages_v_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_video_path_idx" ON "_pages_v_blocks_video" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_video_locale_idx" ON "_pages_v_blocks_video" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_video_video_idx" ON "_pages_v_blocks_video" USING btree ("video_id");
  CREATE INDEX "_product_list_v_order_idx" ON "_product_list_v" USING btree ("_order");
  CREATE INDEX "_product_list_v_parent_id_idx" ON "_product_list_v" USING btree ("_parent_id");
  CREATE INDEX "_product_list_v_path_idx" ON "_product_list_v" USING btree ("_path");
  CREATE INDEX "_product_list_v_locale_idx" ON "_product_list_v" USING btree ("_locale");
  CREATE INDEX "_faq_group_v_order_idx" ON "_faq_group_v" USING btree ("_order");
  CREATE INDEX "_faq_group_v_parent_id_idx" ON "_faq_group_v" USING btree ("_parent_id");
  CREATE INDEX "_faq_group_v_path_idx" ON "_faq_group_v" USING btree ("_path");
  CREATE INDEX "_faq_group_v_locale_idx" ON "_faq_group_v" USING btree ("_locale");
  CREATE INDEX "faq_group_idx" ON "faq" USING btree ("group");
  CREATE INDEX "faq_updated_at_idx" ON "faq" USING btree ("updated_at");
  CREATE INDEX "faq_created_at_idx" ON "faq" USING btree ("created_at");
  CREATE INDEX "faq__status_idx" ON "faq_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "faq_locales_locale_parent_id_unique" ON "faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faq_v_parent_idx" ON "_faq_v" USING btree ("parent_id");
  CREATE INDEX "_faq_v_version_version_group_idx" ON "_faq_v" USING btree ("version_group");
  CREATE INDEX "_faq_v_version_version_updated_at_idx" ON "_faq_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_v_version_version_created_at_idx" ON "_faq_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_v_created_at_idx" ON "_faq_v" USING btree ("created_at");
  CREATE INDEX "_faq_v_updated_at_idx" ON "_faq_v" USING btree ("updated_at");
  CREATE INDEX "_faq_v_snapshot_idx" ON "_faq_v" USING btree ("snapshot");
  CREATE INDEX "_faq_v_published_locale_idx" ON "_faq_v" USING btree ("published_locale");
  CREATE INDEX "_faq_v_latest_idx" ON "_faq_v" USING btree ("latest");
  CREATE INDEX "_faq_v_autosave_idx" ON "_faq_v" USING btree ("autosave");
  CREATE INDEX "_faq_v_version_version__status_idx" ON "_faq_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_faq_v_locales_locale_parent_id_unique" ON "_faq_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_poster_idx" ON "videos" USING btree ("poster_id");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "videos" USING btree ("filename");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branches_special_days_order_idx" ON "branches_special_days" USING btree ("_order");
  CREATE INDEX "branches_special_days_parent_id_idx" ON "branches_special_days" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "branches_special_days_locales_locale_parent_id_unique" ON "branches_special_days_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branches_rels_order_idx" ON "branches_rels" USING btree ("order");
  CREATE INDEX "branches_rels_parent_idx" ON "branches_rels" USING btree ("parent_id");
  CREATE INDEX "branches_rels_path_idx" ON "branches_rels" USING btree ("path");
  CREATE INDEX "branches_rels_services_id_idx" ON "branches_rels" USING btree ("services_id");
  CREATE INDEX "_branches_v_version_special_days_order_idx" ON "_branches_v_version_special_days" USING btree ("_order");
  CREATE INDEX "_branches_v_version_special_days_parent_id_idx" ON "_branches_v_version_special_days" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_branches_v_version_special_days_locales_locale_parent_id_un" ON "_branches_v_version_special_days_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_rels_order_idx" ON "_branches_v_rels" USING btree ("order");
  CREATE INDEX "_branches_v_rels_parent_idx" ON "_branches_v_rels" USING btree ("parent_id");
  CREATE INDEX "_branches_v_rels_path_idx" ON "_branches_v_rels" USING btree ("path");
  CREATE INDEX "_branches_v_rels_services_id_idx" ON "_branches_v_rels" USING btree ("services_id");
  CREATE INDEX "services_age_group_order_idx" ON "services_age_group" USING btree ("order");
  CREATE INDEX "services_age_group_parent_idx" ON "services_age_group" USING btree ("parent_id");
  CREATE INDEX "services_mode_order_idx" ON "services_mode" USING btree ("order");
  CREATE INDEX "services_mode_parent_idx" ON "services_mode" USING btree ("parent_id");
  CREATE INDEX "services_faq_order_idx" ON "services_faq" USING btree ("_order");
  CREATE INDEX "services_faq_parent_id_idx" ON "services_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_faq_locales_locale_parent_id_unique" ON "services_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_cover_idx" ON "services" USING btree ("cover_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_meta_meta_image_idx" ON "services_locales" USING btree ("meta_image_id","_locale");
  CREATE INDEX "services__status_idx" ON "services_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_rels_order_idx" ON "services_rels" USING btree ("order");
  CREATE INDEX "services_rels_parent_idx" ON "services_rels" USING btree ("parent_id");
  CREATE INDEX "services_rels_path_idx" ON "services_rels" USING btree ("path");
  CREATE INDEX "services_rels_branches_id_idx" ON "services_rels" USING btree ("branches_id");
  CREATE INDEX "services_rels_specialists_id_idx" ON "services_rels" USING btree ("specialists_id");
  CREATE INDEX "_services_v_version_age_group_order_idx" ON "_services_v_version_age_group" USING btree ("order");
  CREATE INDEX "_services_v_version_age_group_parent_idx" ON "_services_v_version_age_group" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_mode_order_idx" ON "_services_v_version_mode" USING btree ("order");
  CREATE INDEX "_services_v_version_mode_parent_idx" ON "_services_v_version_mode" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_faq_order_idx" ON "_services_v_version_faq" USING btree ("_order");
  CREATE INDEX "_services_v_version_faq_parent_id_idx" ON "_services_v_version_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_faq_locales_locale_parent_id_unique" ON "_services_v_version_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_cover_idx" ON "_services_v" USING btree ("version_cover_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "_services_v_version_meta_version_meta_image_idx" ON "_services_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_rels_order_idx" ON "_services_v_rels" USING btree ("order");
  CREATE INDEX "_services_v_rels_parent_idx" ON "_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_services_v_rels_path_idx" ON "_services_v_rels" USING btree ("path");
  CREATE INDEX "_services_v_rels_branches_id_idx" ON "_services_v_rels" USING btree ("branches_id");
  CREATE INDEX "_services_v_rels_specialists_id_idx" ON "_services_v_rels" USING btree ("specialists_id");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_devices_id_idx" ON "redirects_rels" USING btree ("devices_id");
  CREATE INDEX "redirects_rels_implants_id_idx" ON "redirects_rels" USING btree ("implants_id");
  CREATE INDEX "redirects_rels_consumables_id_idx" ON "redirects_rels" USING btree ("consumables_id");
  CREATE INDEX "redirects_rels_accessories_id_idx" ON "redirects_rels" USING btree ("accessories_id");
  CREATE INDEX "redirects_rels_services_id_idx" ON "redirects_rels" USING btree ("services_id");
  CREATE INDEX "redirects_rels_brands_id_idx" ON "redirects_rels" USING btree ("brands_id");
  CREATE INDEX "redirects_rels_articles_id_idx" ON "redirects_rels" USING btree ("articles_id");
  CREATE INDEX "redirects_rels_promotions_id_idx" ON "redirects_rels" USING btree ("promotions_id");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE UNIQUE INDEX "announcement_locales_locale_parent_id_unique" ON "announcement_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_announcement_v_created_at_idx" ON "_announcement_v" USING btree ("created_at");
  CREATE INDEX "_announcement_v_updated_at_idx" ON "_announcement_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_announcement_v_locales_locale_parent_id_unique" ON "_announcement_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "instalments_plans_order_idx" ON "instalments_plans" USING btree ("_order");
  CREATE INDEX "instalments_plans_parent_id_idx" ON "instalments_plans" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "instalments_plans_locales_locale_parent_id_unique" ON "instalments_plans_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "instalments_locales_locale_parent_id_unique" ON "instalments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_instalments_v_version_plans_order_idx" ON "_instalments_v_version_plans" USING btree ("_order");
  CREATE INDEX "_instalments_v_version_plans_parent_id_idx" ON "_instalments_v_version_plans" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_instalments_v_version_plans_locales_locale_parent_id_unique" ON "_instalments_v_version_plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_instalments_v_created_at_idx" ON "_instalments_v" USING btree ("created_at");
  CREATE INDEX "_instalments_v_updated_at_idx" ON "_instalments_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_instalments_v_locales_locale_parent_id_unique" ON "_instalments_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "holidays_days_order_idx" ON "holidays_days" USING btree ("_order");
  CREATE INDEX "holidays_days_parent_id_idx" ON "holidays_days" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "holidays_days_locales_locale_parent_id_unique" ON "holidays_days_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_holidays_v_version_days_order_idx" ON "_holidays_v_version_days" USING btree ("_order");
  CREATE INDEX "_holidays_v_version_days_parent_id_idx" ON "_holidays_v_version_days" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_holidays_v_version_days_locales_locale_parent_id_unique" ON "_holidays_v_version_days_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_holidays_v_created_at_idx" ON "_holidays_v" USING btree ("created_at");
  CREATE INDEX "_holidays_v_updated_at_idx" ON "_holidays_v" USING btree ("updated_at");
  CREATE INDEX "legal_consents_order_idx" ON "legal_consents" USING btree ("_order");
  CREATE INDEX "legal_consents_parent_id_idx" ON "legal_consents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "legal_consents_locales_locale_parent_id_unique" ON "legal_consents_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "legal_locales_locale_parent_id_unique" ON "legal_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_v_version_consents_order_idx" ON "_legal_v_version_consents" USING btree ("_order");
  CREATE INDEX "_legal_v_version_consents_parent_id_idx" ON "_legal_v_version_consents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_legal_v_version_consents_locales_locale_parent_id_unique" ON "_legal_v_version_consents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_v_created_at_idx" ON "_legal_v" USING btree ("created_at");
  CREATE INDEX "_legal_v_updated_at_idx" ON "_legal_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_legal_v_locales_locale_parent_id_unique" ON "_legal_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_implants_fk" FOREIGN KEY ("implants_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_consumables_fk" FOREIGN KEY ("consumables_id") REFERENCES "public"."consumables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_accessories_fk" FOREIGN KEY ("accessories_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_implants_fk" FOREIGN KEY ("implants_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_consumables_fk" FOREIGN KEY ("consumables_id") REFERENCES "public"."consumables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_accessories_fk" FOREIGN KEY ("accessories_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff" ADD CONSTRAINT "staff_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_implants_fk" FOREIGN KEY ("implants_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consumables_fk" FOREIGN KEY ("consumables_id") REFERENCES "public"."consumables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accessories_fk" FOREIGN KEY ("accessories_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_rels_implants_id_idx" ON "pages_rels" USING btree ("implants_id","locale");
  CREATE INDEX "pages_rels_consumables_id_idx" ON "pages_rels" USING btree ("consumables_id","locale");
  CREATE INDEX "pages_rels_accessories_id_idx" ON "pages_rels" USING btree ("accessories_id","locale");
  CREATE INDEX "_pages_v_rels_implants_id_idx" ON "_pages_v_rels" USING btree ("implants_id","locale");
  CREATE INDEX "_pages_v_rels_consumables_id_idx" ON "_pages_v_rels" USING btree ("consumables_id","locale");
  CREATE INDEX "_pages_v_rels_accessories_id_idx" ON "_pages_v_rels" USING btree ("accessories_id","locale");
  CREATE INDEX "staff_branch_idx" ON "staff" USING btree ("branch_id");
  CREATE INDEX "payload_locked_documents_rels_implants_id_idx" ON "payload_locked_documents_rels" USING btree ("implants_id");
  CREATE INDEX "payload_locked_documents_rels_consumables_id_idx" ON "payload_locked_documents_rels" USING btree ("consumables_id");
  CREATE INDEX "payload_locked_documents_rels_accessories_id_idx" ON "payload_locked_documents_rels" USING btree ("accessories_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_faq_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "translation_marks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translation_states" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "implants_in_the_box" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "implants_in_the_box_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "implants_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "implants_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "implants_audience" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "implants_connectivity" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "implants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "implants_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "implants_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_implants_v_version_in_the_box" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_implants_v_version_in_the_box_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_implants_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_implants_v_version_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_implants_v_version_audience" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_implants_v_version_connectivity" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_implants_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_implants_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_implants_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consumables_in_the_box" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consumables_in_the_box_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consumables_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consumables_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consumables" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consumables_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consumables_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consumables_v_version_in_the_box" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consumables_v_version_in_the_box_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consumables_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consumables_v_version_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consumables_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consumables_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consumables_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "accessories_in_the_box" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "accessories_in_the_box_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "accessories_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "accessories_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "accessories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "accessories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "accessories_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_accessories_v_version_in_the_box" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_accessories_v_version_in_the_box_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_accessories_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_accessories_v_version_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_accessories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_accessories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_accessories_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reviews_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reviews_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reviews_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_hero" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_block" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_group" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_hero" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_block_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_list_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faq_group_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faq_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faq_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_special_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_special_days_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_version_special_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_version_special_days_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_age_group" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_mode" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_age_group" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_mode" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcement" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcement_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_announcement_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_announcement_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instalments_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instalments_plans_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instalments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instalments_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instalments_v_version_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instalments_v_version_plans_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instalments_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_instalments_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "holidays_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "holidays_days_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_holidays_v_version_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_holidays_v_version_days_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_holidays_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_consents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_v_version_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_v_version_consents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "translation_marks" CASCADE;
  DROP TABLE "translation_states" CASCADE;
  DROP TABLE "addresses" CASCADE;
  DROP TABLE "implants_in_the_box" CASCADE;
  DROP TABLE "implants_in_the_box_locales" CASCADE;
  DROP TABLE "implants_faq" CASCADE;
  DROP TABLE "implants_faq_locales" CASCADE;
  DROP TABLE "implants_audience" CASCADE;
  DROP TABLE "implants_connectivity" CASCADE;
  DROP TABLE "implants" CASCADE;
  DROP TABLE "implants_locales" CASCADE;
  DROP TABLE "implants_rels" CASCADE;
  DROP TABLE "_implants_v_version_in_the_box" CASCADE;
  DROP TABLE "_implants_v_version_in_the_box_locales" CASCADE;
  DROP TABLE "_implants_v_version_faq" CASCADE;
  DROP TABLE "_implants_v_version_faq_locales" CASCADE;
  DROP TABLE "_implants_v_version_audience" CASCADE;
  DROP TABLE "_implants_v_version_connectivity" CASCADE;
  DROP TABLE "_implants_v" CASCADE;
  DROP TABLE "_implants_v_locales" CASCADE;
  DROP TABLE "_implants_v_rels" CASCADE;
  DROP TABLE "consumables_in_the_box" CASCADE;
  DROP TABLE "consumables_in_the_box_locales" CASCADE;
  DROP TABLE "consumables_faq" CASCADE;
  DROP TABLE "consumables_faq_locales" CASCADE;
  DROP TABLE "consumables" CASCADE;
  DROP TABLE "consumables_locales" CASCADE;
  DROP TABLE "consumables_rels" CASCADE;
  DROP TABLE "_consumables_v_version_in_the_box" CASCADE;
  DROP TABLE "_consumables_v_version_in_the_box_locales" CASCADE;
  DROP TABLE "_consumables_v_version_faq" CASCADE;
  DROP TABLE "_consumables_v_version_faq_locales" CASCADE;
  DROP TABLE "_consumables_v" CASCADE;
  DROP TABLE "_consumables_v_locales" CASCADE;
  DROP TABLE "_consumables_v_rels" CASCADE;
  DROP TABLE "accessories_in_the_box" CASCADE;
  DROP TABLE "accessories_in_the_box_locales" CASCADE;
  DROP TABLE "accessories_faq" CASCADE;
  DROP TABLE "accessories_faq_locales" CASCADE;
  DROP TABLE "accessories" CASCADE;
  DROP TABLE "accessories_locales" CASCADE;
  DROP TABLE "accessories_rels" CASCADE;
  DROP TABLE "_accessories_v_version_in_the_box" CASCADE;
  DROP TABLE "_accessories_v_version_in_the_box_locales" CASCADE;
  DROP TABLE "_accessories_v_version_faq" CASCADE;
  DROP TABLE "_accessories_v_version_faq_locales" CASCADE;
  DROP TABLE "_accessories_v" CASCADE;
  DROP TABLE "_accessories_v_locales" CASCADE;
  DROP TABLE "_accessories_v_rels" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "reviews_locales" CASCADE;
  DROP TABLE "reviews_rels" CASCADE;
  DROP TABLE "_reviews_v" CASCADE;
  DROP TABLE "_reviews_v_locales" CASCADE;
  DROP TABLE "_reviews_v_rels" CASCADE;
  DROP TABLE "pages_blocks_hero" CASCADE;
  DROP TABLE "media_block" CASCADE;
  DROP TABLE "pages_blocks_video" CASCADE;
  DROP TABLE "product_list" CASCADE;
  DROP TABLE "faq_group" CASCADE;
  DROP TABLE "_pages_v_blocks_hero" CASCADE;
  DROP TABLE "_media_block_v" CASCADE;
  DROP TABLE "_pages_v_blocks_video" CASCADE;
  DROP TABLE "_product_list_v" CASCADE;
  DROP TABLE "_faq_group_v" CASCADE;
  DROP TABLE "faq" CASCADE;
  DROP TABLE "faq_locales" CASCADE;
  DROP TABLE "_faq_v" CASCADE;
  DROP TABLE "_faq_v_locales" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_locales" CASCADE;
  DROP TABLE "branches_special_days" CASCADE;
  DROP TABLE "branches_special_days_locales" CASCADE;
  DROP TABLE "branches_rels" CASCADE;
  DROP TABLE "_branches_v_version_special_days" CASCADE;
  DROP TABLE "_branches_v_version_special_days_locales" CASCADE;
  DROP TABLE "_branches_v_rels" CASCADE;
  DROP TABLE "services_age_group" CASCADE;
  DROP TABLE "services_mode" CASCADE;
  DROP TABLE "services_faq" CASCADE;
  DROP TABLE "services_faq_locales" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "services_rels" CASCADE;
  DROP TABLE "_services_v_version_age_group" CASCADE;
  DROP TABLE "_services_v_version_mode" CASCADE;
  DROP TABLE "_services_v_version_faq" CASCADE;
  DROP TABLE "_services_v_version_faq_locales" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "_services_v_rels" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "announcement" CASCADE;
  DROP TABLE "announcement_locales" CASCADE;
  DROP TABLE "_announcement_v" CASCADE;
  DROP TABLE "_announcement_v_locales" CASCADE;
  DROP TABLE "instalments_plans" CASCADE;
  DROP TABLE "instalments_plans_locales" CASCADE;
  DROP TABLE "instalments" CASCADE;
  DROP TABLE "instalments_locales" CASCADE;
  DROP TABLE "_instalments_v_version_plans" CASCADE;
  DROP TABLE "_instalments_v_version_plans_locales" CASCADE;
  DROP TABLE "_instalments_v" CASCADE;
  DROP TABLE "_instalments_v_locales" CASCADE;
  DROP TABLE "holidays_days" CASCADE;
  DROP TABLE "holidays_days_locales" CASCADE;
  DROP TABLE "holidays" CASCADE;
  DROP TABLE "_holidays_v_version_days" CASCADE;
  DROP TABLE "_holidays_v_version_days_locales" CASCADE;
  DROP TABLE "_holidays_v" CASCADE;
  DROP TABLE "legal_consents" CASCADE;
  DROP TABLE "legal_consents_locales" CASCADE;
  DROP TABLE "legal" CASCADE;
  DROP TABLE "legal_locales" CASCADE;
  DROP TABLE "_legal_v_version_consents" CASCADE;
  DROP TABLE "_legal_v_version_consents_locales" CASCADE;
  DROP TABLE "_legal_v" CASCADE;
  DROP TABLE "_legal_v_locales" CASCADE;
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_implants_fk";
  
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_consumables_fk";
  
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_accessories_fk";
  
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_implants_fk";
  
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_consumables_fk";
  
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_accessories_fk";
  
  ALTER TABLE "staff" DROP CONSTRAINT "staff_branch_id_branches_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_implants_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consumables_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_accessories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reviews_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faq_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_videos_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_services_fk";
  
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_staff_role";
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor');
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_staff_role";
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE "public"."enum_staff_role" USING "role"::"public"."enum_staff_role";
  DROP INDEX "pages_rels_implants_id_idx";
  DROP INDEX "pages_rels_consumables_id_idx";
  DROP INDEX "pages_rels_accessories_id_idx";
  DROP INDEX "_pages_v_rels_implants_id_idx";
  DROP INDEX "_pages_v_rels_consumables_id_idx";
  DROP INDEX "_pages_v_rels_accessories_id_idx";
  DROP INDEX "staff_branch_idx";
  DROP INDEX "payload_locked_documents_rels_implants_id_idx";
  DROP INDEX "payload_locked_documents_rels_consumables_id_idx";
  DROP INDEX "payload_locked_documents_rels_accessories_id_idx";
  DROP INDEX "payload_locked_documents_rels_reviews_id_idx";
  DROP INDEX "payload_locked_documents_rels_faq_id_idx";
  DROP INDEX "payload_locked_documents_rels_videos_id_idx";
  DROP INDEX "payload_locked_documents_rels_services_id_idx";
  ALTER TABLE "redirects" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "devices" DROP COLUMN "original_language";
  ALTER TABLE "devices" DROP COLUMN "meta_canonical";
  ALTER TABLE "devices_locales" DROP COLUMN "meta_noindex";
  ALTER TABLE "_devices_v" DROP COLUMN "version_original_language";
  ALTER TABLE "_devices_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_devices_v_locales" DROP COLUMN "version_meta_noindex";
  ALTER TABLE "brands" DROP COLUMN "original_language";
  ALTER TABLE "brands" DROP COLUMN "meta_canonical";
  ALTER TABLE "brands_locales" DROP COLUMN "meta_noindex";
  ALTER TABLE "_brands_v" DROP COLUMN "version_original_language";
  ALTER TABLE "_brands_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_brands_v_locales" DROP COLUMN "version_meta_noindex";
  ALTER TABLE "articles" DROP COLUMN "original_language";
  ALTER TABLE "articles" DROP COLUMN "meta_canonical";
  ALTER TABLE "articles_locales" DROP COLUMN "meta_noindex";
  ALTER TABLE "_articles_v" DROP COLUMN "version_original_language";
  ALTER TABLE "_articles_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_meta_noindex";
  ALTER TABLE "promotions" DROP COLUMN "original_language";
  ALTER TABLE "promotions" DROP COLUMN "meta_canonical";
  ALTER TABLE "promotions_locales" DROP COLUMN "meta_noindex";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_original_language";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_promotions_v_locales" DROP COLUMN "version_meta_noindex";
  ALTER TABLE "pages" DROP COLUMN "original_language";
  ALTER TABLE "pages" DROP COLUMN "meta_canonical";
  ALTER TABLE "pages_locales" DROP COLUMN "meta_noindex";
  ALTER TABLE "pages_rels" DROP COLUMN "implants_id";
  ALTER TABLE "pages_rels" DROP COLUMN "consumables_id";
  ALTER TABLE "pages_rels" DROP COLUMN "accessories_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_original_language";
  ALTER TABLE "_pages_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_meta_noindex";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "implants_id";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "consumables_id";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "accessories_id";
  ALTER TABLE "branches" DROP COLUMN "original_language";
  ALTER TABLE "branches" DROP COLUMN "meta_canonical";
  ALTER TABLE "branches_locales" DROP COLUMN "meta_noindex";
  ALTER TABLE "_branches_v" DROP COLUMN "version_original_language";
  ALTER TABLE "_branches_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_branches_v_locales" DROP COLUMN "version_meta_noindex";
  ALTER TABLE "specialists" DROP COLUMN "original_language";
  ALTER TABLE "_specialists_v" DROP COLUMN "version_original_language";
  ALTER TABLE "redirects" DROP COLUMN "automatic";
  ALTER TABLE "staff" DROP COLUMN "language";
  ALTER TABLE "staff" DROP COLUMN "interface_language";
  ALTER TABLE "staff" DROP COLUMN "branch_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "implants_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consumables_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "accessories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faq_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "videos_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "services_id";
  ALTER TABLE "home" DROP COLUMN "meta_canonical";
  ALTER TABLE "home_locales" DROP COLUMN "meta_noindex";
  ALTER TABLE "_home_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_meta_noindex";
  DROP TYPE "public"."enum_devices_original_language";
  DROP TYPE "public"."enum__devices_v_version_original_language";
  DROP TYPE "public"."enum_implants_audience";
  DROP TYPE "public"."enum_implants_connectivity";
  DROP TYPE "public"."enum_implants_sales_mode";
  DROP TYPE "public"."enum_implants_availability";
  DROP TYPE "public"."enum_implants_component";
  DROP TYPE "public"."enum_implants_wearing";
  DROP TYPE "public"."enum_implants_ip_rating";
  DROP TYPE "public"."enum_implants_original_language";
  DROP TYPE "public"."enum_implants_status";
  DROP TYPE "public"."enum__implants_v_version_audience";
  DROP TYPE "public"."enum__implants_v_version_connectivity";
  DROP TYPE "public"."enum__implants_v_version_sales_mode";
  DROP TYPE "public"."enum__implants_v_version_availability";
  DROP TYPE "public"."enum__implants_v_version_component";
  DROP TYPE "public"."enum__implants_v_version_wearing";
  DROP TYPE "public"."enum__implants_v_version_ip_rating";
  DROP TYPE "public"."enum__implants_v_version_original_language";
  DROP TYPE "public"."enum__implants_v_published_locale";
  DROP TYPE "public"."enum__implants_v_version_status";
  DROP TYPE "public"."enum_consumables_availability";
  DROP TYPE "public"."enum_consumables_return_policy";
  DROP TYPE "public"."enum_consumables_kind";
  DROP TYPE "public"."enum_consumables_vent";
  DROP TYPE "public"."enum_consumables_original_language";
  DROP TYPE "public"."enum_consumables_status";
  DROP TYPE "public"."enum__consumables_v_version_availability";
  DROP TYPE "public"."enum__consumables_v_version_return_policy";
  DROP TYPE "public"."enum__consumables_v_version_kind";
  DROP TYPE "public"."enum__consumables_v_version_vent";
  DROP TYPE "public"."enum__consumables_v_version_original_language";
  DROP TYPE "public"."enum__consumables_v_published_locale";
  DROP TYPE "public"."enum__consumables_v_version_status";
  DROP TYPE "public"."enum_accessories_availability";
  DROP TYPE "public"."enum_accessories_return_policy";
  DROP TYPE "public"."enum_accessories_kind";
  DROP TYPE "public"."enum_accessories_original_language";
  DROP TYPE "public"."enum_accessories_status";
  DROP TYPE "public"."enum__accessories_v_version_availability";
  DROP TYPE "public"."enum__accessories_v_version_return_policy";
  DROP TYPE "public"."enum__accessories_v_version_kind";
  DROP TYPE "public"."enum__accessories_v_version_original_language";
  DROP TYPE "public"."enum__accessories_v_published_locale";
  DROP TYPE "public"."enum__accessories_v_version_status";
  DROP TYPE "public"."enum_brands_original_language";
  DROP TYPE "public"."enum__brands_v_version_original_language";
  DROP TYPE "public"."enum_reviews_written_in";
  DROP TYPE "public"."enum_reviews_original_language";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum__reviews_v_version_written_in";
  DROP TYPE "public"."enum__reviews_v_version_original_language";
  DROP TYPE "public"."enum__reviews_v_published_locale";
  DROP TYPE "public"."enum__reviews_v_version_status";
  DROP TYPE "public"."enum_articles_original_language";
  DROP TYPE "public"."enum__articles_v_version_original_language";
  DROP TYPE "public"."enum_promotions_original_language";
  DROP TYPE "public"."enum__promotions_v_version_original_language";
  DROP TYPE "public"."enum_faq_group_group";
  DROP TYPE "public"."enum_pages_original_language";
  DROP TYPE "public"."enum__faq_group_v_group";
  DROP TYPE "public"."enum__pages_v_version_original_language";
  DROP TYPE "public"."enum_faq_group";
  DROP TYPE "public"."enum_faq_original_language";
  DROP TYPE "public"."enum_faq_status";
  DROP TYPE "public"."enum__faq_v_version_group";
  DROP TYPE "public"."enum__faq_v_version_original_language";
  DROP TYPE "public"."enum__faq_v_published_locale";
  DROP TYPE "public"."enum__faq_v_version_status";
  DROP TYPE "public"."enum_branches_original_language";
  DROP TYPE "public"."enum__branches_v_version_original_language";
  DROP TYPE "public"."enum_services_age_group";
  DROP TYPE "public"."enum_services_mode";
  DROP TYPE "public"."enum_services_original_language";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_age_group";
  DROP TYPE "public"."enum__services_v_version_mode";
  DROP TYPE "public"."enum__services_v_version_original_language";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_specialists_original_language";
  DROP TYPE "public"."enum__specialists_v_version_original_language";
  DROP TYPE "public"."enum_staff_language";
  DROP TYPE "public"."enum_staff_interface_language";
  DROP TYPE "public"."enum_announcement_tone";
  DROP TYPE "public"."enum__announcement_v_version_tone";
  DROP TYPE "public"."enum_legal_consents_purpose";
  DROP TYPE "public"."enum__legal_v_version_consents_purpose";`)
}
