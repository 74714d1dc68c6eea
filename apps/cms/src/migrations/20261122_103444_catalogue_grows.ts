import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_devices_documents_kind" AS ENUM('manual', 'datasheet', 'registration');
  CREATE TYPE "public"."enum_devices_documents_language" AS ENUM('kk_ru', 'kk', 'ru', 'en');
  CREATE TYPE "public"."enum__devices_v_version_documents_kind" AS ENUM('manual', 'datasheet', 'registration');
  CREATE TYPE "public"."enum__devices_v_version_documents_language" AS ENUM('kk_ru', 'kk', 'ru', 'en');
  CREATE TYPE "public"."enum_implants_documents_kind" AS ENUM('manual', 'datasheet', 'registration');
  CREATE TYPE "public"."enum_implants_documents_language" AS ENUM('kk_ru', 'kk', 'ru', 'en');
  CREATE TYPE "public"."enum__implants_v_version_documents_kind" AS ENUM('manual', 'datasheet', 'registration');
  CREATE TYPE "public"."enum__implants_v_version_documents_language" AS ENUM('kk_ru', 'kk', 'ru', 'en');
  CREATE TYPE "public"."enum_consumables_documents_kind" AS ENUM('manual', 'datasheet', 'registration');
  CREATE TYPE "public"."enum_consumables_documents_language" AS ENUM('kk_ru', 'kk', 'ru', 'en');
  CREATE TYPE "public"."enum__consumables_v_version_documents_kind" AS ENUM('manual', 'datasheet', 'registration');
  CREATE TYPE "public"."enum__consumables_v_version_documents_language" AS ENUM('kk_ru', 'kk', 'ru', 'en');
  CREATE TYPE "public"."enum_accessories_documents_kind" AS ENUM('manual', 'datasheet', 'registration');
  CREATE TYPE "public"."enum_accessories_documents_language" AS ENUM('kk_ru', 'kk', 'ru', 'en');
  CREATE TYPE "public"."enum__accessories_v_version_documents_kind" AS ENUM('manual', 'datasheet', 'registration');
  CREATE TYPE "public"."enum__accessories_v_version_documents_language" AS ENUM('kk_ru', 'kk', 'ru', 'en');
  CREATE TYPE "public"."enum_landings_section" AS ENUM('devices', 'children', 'implants', 'consumables', 'accessories', 'services');
  CREATE TYPE "public"."enum_landings_sort" AS ENUM('recommended', 'price', '-price', 'new');
  CREATE TYPE "public"."enum_landings_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_landings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landings_v_version_section" AS ENUM('devices', 'children', 'implants', 'consumables', 'accessories', 'services');
  CREATE TYPE "public"."enum__landings_v_version_sort" AS ENUM('recommended', 'price', '-price', 'new');
  CREATE TYPE "public"."enum__landings_v_version_original_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__landings_v_published_locale" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum__landings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_search_synonyms_language" AS ENUM('both', 'ru', 'kk');
  CREATE TABLE "catalogue_items" (
  	"document_id" uuid NOT NULL,
  	"locale" text NOT NULL,
  	"collection" text NOT NULL,
  	"slug" text NOT NULL,
  	"ordinal" integer NOT NULL,
  	"facet_ids" integer[] NOT NULL,
  	"fits" uuid[] NOT NULL,
  	"brand_id" uuid,
  	"image_id" uuid,
  	"price_kzt" integer,
  	"rank" bigint NOT NULL,
  	"price_up" integer NOT NULL,
  	"price_down" integer NOT NULL,
  	"added_at" timestamp (3) with time zone NOT NULL,
  	"card" jsonb NOT NULL,
  	"facts" jsonb NOT NULL,
  	CONSTRAINT "catalogue_items_document_id_locale_pk" PRIMARY KEY("document_id","locale")
  );
  
  CREATE TABLE "facet_values" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection" text NOT NULL,
  	"facet" text NOT NULL,
  	"value" text NOT NULL
  );
  
  CREATE TABLE "facet_bits" (
  	"collection" text NOT NULL,
  	"locale" text NOT NULL,
  	"block" integer NOT NULL,
  	"value_id" integer NOT NULL,
  	"facet" text NOT NULL,
  	"bits" bit(8192) NOT NULL,
  	CONSTRAINT "facet_bits_collection_locale_block_value_id_pk" PRIMARY KEY("collection","locale","block","value_id")
  );
  
  CREATE TABLE "facets_applied" (
  	"document_id" uuid NOT NULL,
  	"locale" text NOT NULL,
  	"collection" text NOT NULL,
  	"ordinal" integer NOT NULL,
  	"facet_ids" integer[] NOT NULL,
  	CONSTRAINT "facets_applied_document_id_locale_pk" PRIMARY KEY("document_id","locale")
  );
  
  CREATE TABLE "catalogue_changes" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"document_id" uuid NOT NULL
  );
  
  CREATE TABLE "read_models" (
  	"name" text PRIMARY KEY NOT NULL,
  	"version" integer NOT NULL
  );
  
  CREATE TABLE "search_documents" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"generation" integer NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" text NOT NULL,
  	"locale" text NOT NULL,
  	"kind" text NOT NULL,
  	"path" text NOT NULL,
  	"title" text NOT NULL,
  	"body" text NOT NULL,
  	"title_key" text NOT NULL,
  	"head" "tsvector" NOT NULL,
  	"terms" "tsvector" NOT NULL,
  	"boost" real NOT NULL,
  	"ends_at" timestamp with time zone,
  	"names" text[] NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_words" (
  	"locale" text NOT NULL,
  	"word" text NOT NULL,
  	"stem" text NOT NULL,
  	"shown" text NOT NULL,
  	CONSTRAINT "search_words_locale_word_pk" PRIMARY KEY("locale","word")
  );
  
  CREATE TABLE "search_new_words" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"locale" text NOT NULL,
  	"words" jsonb NOT NULL
  );
  
  CREATE TABLE "search_dependents" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" text NOT NULL,
  	"after" text DEFAULT '' NOT NULL
  );
  
  CREATE TABLE "search_state" (
  	"name" text PRIMARY KEY NOT NULL,
  	"active" integer NOT NULL,
  	"building" integer
  );
  
  CREATE TABLE "search_queries" (
  	"day" date NOT NULL,
  	"locale" text NOT NULL,
  	"query" text NOT NULL,
  	"shown" text NOT NULL,
  	"hits" text NOT NULL,
  	"count" integer NOT NULL,
  	CONSTRAINT "search_queries_day_locale_query_hits_pk" PRIMARY KEY("day","locale","query","hits")
  );
  
  CREATE TABLE "hosted_search_sent" (
  	"collection" text NOT NULL,
  	"document_id" text NOT NULL,
  	"locale" text NOT NULL,
  	"version" timestamp with time zone NOT NULL,
  	CONSTRAINT "hosted_search_sent_collection_document_id_locale_pk" PRIMARY KEY("collection","document_id","locale")
  );
  
  CREATE TABLE "devices_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_devices_documents_kind" DEFAULT 'manual',
  	"language" "enum_devices_documents_language" DEFAULT 'kk_ru',
  	"url" varchar,
  	"file_id" uuid
  );
  
  CREATE TABLE "devices_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_devices_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum__devices_v_version_documents_kind" DEFAULT 'manual',
  	"language" "enum__devices_v_version_documents_language" DEFAULT 'kk_ru',
  	"url" varchar,
  	"file_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_devices_v_version_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "implants_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_implants_documents_kind" DEFAULT 'manual',
  	"language" "enum_implants_documents_language" DEFAULT 'kk_ru',
  	"url" varchar,
  	"file_id" uuid
  );
  
  CREATE TABLE "implants_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_implants_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum__implants_v_version_documents_kind" DEFAULT 'manual',
  	"language" "enum__implants_v_version_documents_language" DEFAULT 'kk_ru',
  	"url" varchar,
  	"file_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_implants_v_version_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "consumables_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_consumables_documents_kind" DEFAULT 'manual',
  	"language" "enum_consumables_documents_language" DEFAULT 'kk_ru',
  	"url" varchar,
  	"file_id" uuid
  );
  
  CREATE TABLE "consumables_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_consumables_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum__consumables_v_version_documents_kind" DEFAULT 'manual',
  	"language" "enum__consumables_v_version_documents_language" DEFAULT 'kk_ru',
  	"url" varchar,
  	"file_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_consumables_v_version_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "accessories_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_accessories_documents_kind" DEFAULT 'manual',
  	"language" "enum_accessories_documents_language" DEFAULT 'kk_ru',
  	"url" varchar,
  	"file_id" uuid
  );
  
  CREATE TABLE "accessories_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_accessories_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum__accessories_v_version_documents_kind" DEFAULT 'manual',
  	"language" "enum__accessories_v_version_documents_language" DEFAULT 'kk_ru',
  	"url" varchar,
  	"file_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_accessories_v_version_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "landings_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "landings_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "landings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"section" "enum_landings_section" DEFAULT 'devices',
  	"filters" varchar,
  	"sort" "enum_landings_sort" DEFAULT 'recommended',
  	"original_language" "enum_landings_original_language" DEFAULT 'ru',
  	"deleted_at" timestamp(3) with time zone,
  	"meta_canonical" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "landings_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"meta_noindex" boolean DEFAULT false,
  	"_status" "enum_landings_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "landings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"brands_id" uuid,
  	"branches_id" uuid
  );
  
  CREATE TABLE "_landings_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_landings_v_version_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_landings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_section" "enum__landings_v_version_section" DEFAULT 'devices',
  	"version_filters" varchar,
  	"version_sort" "enum__landings_v_version_sort" DEFAULT 'recommended',
  	"version_original_language" "enum__landings_v_version_original_language" DEFAULT 'ru',
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_meta_canonical" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__landings_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_landings_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version__status" "enum__landings_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_landings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"brands_id" uuid,
  	"branches_id" uuid
  );
  
  CREATE TABLE "search_synonyms_phrases" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"phrase" varchar NOT NULL
  );
  
  CREATE TABLE "search_synonyms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"language" "enum_search_synonyms_language" DEFAULT 'both' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders_lines" ADD COLUMN "colour" varchar;
  ALTER TABLE "devices_colours" ADD COLUMN "price_kzt" numeric;
  ALTER TABLE "devices_colours" ADD COLUMN "image_id" uuid;
  ALTER TABLE "devices_rels" ADD COLUMN "branches_id" uuid;
  ALTER TABLE "_devices_v_version_colours" ADD COLUMN "price_kzt" numeric;
  ALTER TABLE "_devices_v_version_colours" ADD COLUMN "image_id" uuid;
  ALTER TABLE "_devices_v_rels" ADD COLUMN "branches_id" uuid;
  ALTER TABLE "implants_rels" ADD COLUMN "branches_id" uuid;
  ALTER TABLE "_implants_v_rels" ADD COLUMN "branches_id" uuid;
  ALTER TABLE "consumables_rels" ADD COLUMN "branches_id" uuid;
  ALTER TABLE "_consumables_v_rels" ADD COLUMN "branches_id" uuid;
  ALTER TABLE "accessories_rels" ADD COLUMN "branches_id" uuid;
  ALTER TABLE "_accessories_v_rels" ADD COLUMN "branches_id" uuid;
  ALTER TABLE "redirects_rels" ADD COLUMN "landings_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "landings_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_synonyms_id" uuid;
  ALTER TABLE "devices_documents" ADD CONSTRAINT "devices_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "devices_documents" ADD CONSTRAINT "devices_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_documents_locales" ADD CONSTRAINT "devices_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."devices_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_documents" ADD CONSTRAINT "_devices_v_version_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_devices_v_version_documents" ADD CONSTRAINT "_devices_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_devices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_documents_locales" ADD CONSTRAINT "_devices_v_version_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_devices_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "implants_documents" ADD CONSTRAINT "implants_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "implants_documents" ADD CONSTRAINT "implants_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."implants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "implants_documents_locales" ADD CONSTRAINT "implants_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."implants_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_implants_v_version_documents" ADD CONSTRAINT "_implants_v_version_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_implants_v_version_documents" ADD CONSTRAINT "_implants_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_implants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_implants_v_version_documents_locales" ADD CONSTRAINT "_implants_v_version_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_implants_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consumables_documents" ADD CONSTRAINT "consumables_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consumables_documents" ADD CONSTRAINT "consumables_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consumables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consumables_documents_locales" ADD CONSTRAINT "consumables_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consumables_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consumables_v_version_documents" ADD CONSTRAINT "_consumables_v_version_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consumables_v_version_documents" ADD CONSTRAINT "_consumables_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consumables_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consumables_v_version_documents_locales" ADD CONSTRAINT "_consumables_v_version_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consumables_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessories_documents" ADD CONSTRAINT "accessories_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "accessories_documents" ADD CONSTRAINT "accessories_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessories_documents_locales" ADD CONSTRAINT "accessories_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessories_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessories_v_version_documents" ADD CONSTRAINT "_accessories_v_version_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_accessories_v_version_documents" ADD CONSTRAINT "_accessories_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessories_v_version_documents_locales" ADD CONSTRAINT "_accessories_v_version_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessories_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landings_faq" ADD CONSTRAINT "landings_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landings_faq_locales" ADD CONSTRAINT "landings_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landings_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landings_locales" ADD CONSTRAINT "landings_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landings_locales" ADD CONSTRAINT "landings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landings_rels" ADD CONSTRAINT "landings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landings_rels" ADD CONSTRAINT "landings_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landings_rels" ADD CONSTRAINT "landings_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landings_v_version_faq" ADD CONSTRAINT "_landings_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landings_v_version_faq_locales" ADD CONSTRAINT "_landings_v_version_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landings_v_version_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landings_v" ADD CONSTRAINT "_landings_v_parent_id_landings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landings_v_locales" ADD CONSTRAINT "_landings_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landings_v_locales" ADD CONSTRAINT "_landings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landings_v_rels" ADD CONSTRAINT "_landings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_landings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landings_v_rels" ADD CONSTRAINT "_landings_v_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landings_v_rels" ADD CONSTRAINT "_landings_v_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_synonyms_phrases" ADD CONSTRAINT "search_synonyms_phrases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "catalogue_items_slug_idx" ON "catalogue_items" USING btree ("collection","locale","slug");
  CREATE INDEX "catalogue_items_rank_idx" ON "catalogue_items" USING btree ("collection","locale","rank","document_id","facet_ids");
  CREATE INDEX "catalogue_items_price_up_idx" ON "catalogue_items" USING btree ("collection","locale","price_up","document_id","facet_ids");
  CREATE INDEX "catalogue_items_price_down_idx" ON "catalogue_items" USING btree ("collection","locale","price_down","document_id","facet_ids");
  CREATE INDEX "catalogue_items_added_idx" ON "catalogue_items" USING btree ("collection","locale","added_at" DESC NULLS LAST,"document_id","facet_ids");
  CREATE INDEX "catalogue_items_ru_facets_idx" ON "catalogue_items" USING gin ("facet_ids") WITH (fastupdate=false) WHERE locale = 'ru';
  CREATE INDEX "catalogue_items_kk_facets_idx" ON "catalogue_items" USING gin ("facet_ids") WITH (fastupdate=false) WHERE locale = 'kk';
  CREATE INDEX "catalogue_items_fits_idx" ON "catalogue_items" USING gin ("fits") WITH (fastupdate=false);
  CREATE UNIQUE INDEX "facet_values_value_idx" ON "facet_values" USING btree ("collection","facet","value");
  CREATE UNIQUE INDEX "search_documents_document_idx" ON "search_documents" USING btree ("collection","document_id","locale","generation");
  CREATE INDEX "search_documents_ru_terms_idx" ON "search_documents" USING gin ("terms") WHERE locale = 'ru';
  CREATE INDEX "search_documents_kk_terms_idx" ON "search_documents" USING gin ("terms") WHERE locale = 'kk';
  CREATE INDEX "search_documents_ru_head_idx" ON "search_documents" USING gin ("head") WHERE locale = 'ru';
  CREATE INDEX "search_documents_kk_head_idx" ON "search_documents" USING gin ("head") WHERE locale = 'kk';
  CREATE INDEX "search_documents_title_key_idx" ON "search_documents" USING btree ("locale","title_key");
  CREATE INDEX "search_documents_names_idx" ON "search_documents" USING gin ("names");
  CREATE INDEX "search_words_word_idx" ON "search_words" USING gin ("word" gin_trgm_ops);
  CREATE INDEX "search_words_stem_idx" ON "search_words" USING gin ("stem" gin_trgm_ops);
  CREATE INDEX "search_queries_query_idx" ON "search_queries" USING btree ("locale","query" text_pattern_ops);
  CREATE INDEX "devices_documents_order_idx" ON "devices_documents" USING btree ("_order");
  CREATE INDEX "devices_documents_parent_id_idx" ON "devices_documents" USING btree ("_parent_id");
  CREATE INDEX "devices_documents_file_idx" ON "devices_documents" USING btree ("file_id");
  CREATE UNIQUE INDEX "devices_documents_locales_locale_parent_id_unique" ON "devices_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_devices_v_version_documents_order_idx" ON "_devices_v_version_documents" USING btree ("_order");
  CREATE INDEX "_devices_v_version_documents_parent_id_idx" ON "_devices_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_devices_v_version_documents_file_idx" ON "_devices_v_version_documents" USING btree ("file_id");
  CREATE UNIQUE INDEX "_devices_v_version_documents_locales_locale_parent_id_unique" ON "_devices_v_version_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "implants_documents_order_idx" ON "implants_documents" USING btree ("_order");
  CREATE INDEX "implants_documents_parent_id_idx" ON "implants_documents" USING btree ("_parent_id");
  CREATE INDEX "implants_documents_file_idx" ON "implants_documents" USING btree ("file_id");
  CREATE UNIQUE INDEX "implants_documents_locales_locale_parent_id_unique" ON "implants_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_implants_v_version_documents_order_idx" ON "_implants_v_version_documents" USING btree ("_order");
  CREATE INDEX "_implants_v_version_documents_parent_id_idx" ON "_implants_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_implants_v_version_documents_file_idx" ON "_implants_v_version_documents" USING btree ("file_id");
  CREATE UNIQUE INDEX "_implants_v_version_documents_locales_locale_parent_id_uniqu" ON "_implants_v_version_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consumables_documents_order_idx" ON "consumables_documents" USING btree ("_order");
  CREATE INDEX "consumables_documents_parent_id_idx" ON "consumables_documents" USING btree ("_parent_id");
  CREATE INDEX "consumables_documents_file_idx" ON "consumables_documents" USING btree ("file_id");
  CREATE UNIQUE INDEX "consumables_documents_locales_locale_parent_id_unique" ON "consumables_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_consumables_v_version_documents_order_idx" ON "_consumables_v_version_documents" USING btree ("_order");
  CREATE INDEX "_consumables_v_version_documents_parent_id_idx" ON "_consumables_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_consumables_v_version_documents_file_idx" ON "_consumables_v_version_documents" USING btree ("file_id");
  CREATE UNIQUE INDEX "_consumables_v_version_documents_locales_locale_parent_id_un" ON "_consumables_v_version_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "accessories_documents_order_idx" ON "accessories_documents" USING btree ("_order");
  CREATE INDEX "accessories_documents_parent_id_idx" ON "accessories_documents" USING btree ("_parent_id");
  CREATE INDEX "accessories_documents_file_idx" ON "accessories_documents" USING btree ("file_id");
  CREATE UNIQUE INDEX "accessories_documents_locales_locale_parent_id_unique" ON "accessories_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_accessories_v_version_documents_order_idx" ON "_accessories_v_version_documents" USING btree ("_order");
  CREATE INDEX "_accessories_v_version_documents_parent_id_idx" ON "_accessories_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_accessories_v_version_documents_file_idx" ON "_accessories_v_version_documents" USING btree ("file_id");
  CREATE UNIQUE INDEX "_accessories_v_version_documents_locales_locale_parent_id_un" ON "_accessories_v_version_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landings_faq_order_idx" ON "landings_faq" USING btree ("_order");
  CREATE INDEX "landings_faq_parent_id_idx" ON "landings_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "landings_faq_locales_locale_parent_id_unique" ON "landings_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landings_slug_idx" ON "landings" USING btree ("slug");
  CREATE INDEX "landings_deleted_at_idx" ON "landings" USING btree ("deleted_at");
  CREATE INDEX "landings_updated_at_idx" ON "landings" USING btree ("updated_at");
  CREATE INDEX "landings_created_at_idx" ON "landings" USING btree ("created_at");
  CREATE INDEX "landings_meta_meta_image_idx" ON "landings_locales" USING btree ("meta_image_id","_locale");
  CREATE INDEX "landings__status_idx" ON "landings_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "landings_locales_locale_parent_id_unique" ON "landings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landings_rels_order_idx" ON "landings_rels" USING btree ("order");
  CREATE INDEX "landings_rels_parent_idx" ON "landings_rels" USING btree ("parent_id");
  CREATE INDEX "landings_rels_path_idx" ON "landings_rels" USING btree ("path");
  CREATE INDEX "landings_rels_brands_id_idx" ON "landings_rels" USING btree ("brands_id");
  CREATE INDEX "landings_rels_branches_id_idx" ON "landings_rels" USING btree ("branches_id");
  CREATE INDEX "_landings_v_version_faq_order_idx" ON "_landings_v_version_faq" USING btree ("_order");
  CREATE INDEX "_landings_v_version_faq_parent_id_idx" ON "_landings_v_version_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_landings_v_version_faq_locales_locale_parent_id_unique" ON "_landings_v_version_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landings_v_parent_idx" ON "_landings_v" USING btree ("parent_id");
  CREATE INDEX "_landings_v_version_version_slug_idx" ON "_landings_v" USING btree ("version_slug");
  CREATE INDEX "_landings_v_version_version_deleted_at_idx" ON "_landings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_landings_v_version_version_updated_at_idx" ON "_landings_v" USING btree ("version_updated_at");
  CREATE INDEX "_landings_v_version_version_created_at_idx" ON "_landings_v" USING btree ("version_created_at");
  CREATE INDEX "_landings_v_created_at_idx" ON "_landings_v" USING btree ("created_at");
  CREATE INDEX "_landings_v_updated_at_idx" ON "_landings_v" USING btree ("updated_at");
  CREATE INDEX "_landings_v_snapshot_idx" ON "_landings_v" USING btree ("snapshot");
  CREATE INDEX "_landings_v_published_locale_idx" ON "_landings_v" USING btree ("published_locale");
  CREATE INDEX "_landings_v_latest_idx" ON "_landings_v" USING btree ("latest");
  CREATE INDEX "_landings_v_autosave_idx" ON "_landings_v" USING btree ("autosave");
  CREATE INDEX "_landings_v_version_meta_version_meta_image_idx" ON "_landings_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE INDEX "_landings_v_version_version__status_idx" ON "_landings_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_landings_v_locales_locale_parent_id_unique" ON "_landings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landings_v_rels_order_idx" ON "_landings_v_rels" USING btree ("order");
  CREATE INDEX "_landings_v_rels_parent_idx" ON "_landings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_landings_v_rels_path_idx" ON "_landings_v_rels" USING btree ("path");
  CREATE INDEX "_landings_v_rels_brands_id_idx" ON "_landings_v_rels" USING btree ("brands_id");
  CREATE INDEX "_landings_v_rels_branches_id_idx" ON "_landings_v_rels" USING btree ("branches_id");
  CREATE INDEX "search_synonyms_phrases_order_idx" ON "search_synonyms_phrases" USING btree ("_order");
  CREATE INDEX "search_synonyms_phrases_parent_id_idx" ON "search_synonyms_phrases" USING btree ("_parent_id");
  CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
  ALTER TABLE "devices_colours" ADD CONSTRAINT "devices_colours_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "devices_rels" ADD CONSTRAINT "devices_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_devices_v_version_colours" ADD CONSTRAINT "_devices_v_version_colours_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_devices_v_rels" ADD CONSTRAINT "_devices_v_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "implants_rels" ADD CONSTRAINT "implants_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_implants_v_rels" ADD CONSTRAINT "_implants_v_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consumables_rels" ADD CONSTRAINT "consumables_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consumables_v_rels" ADD CONSTRAINT "_consumables_v_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessories_rels" ADD CONSTRAINT "accessories_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessories_v_rels" ADD CONSTRAINT "_accessories_v_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_landings_fk" FOREIGN KEY ("landings_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landings_fk" FOREIGN KEY ("landings_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "devices_colours_image_idx" ON "devices_colours" USING btree ("image_id");
  CREATE INDEX "devices_rels_branches_id_idx" ON "devices_rels" USING btree ("branches_id");
  CREATE INDEX "_devices_v_version_colours_image_idx" ON "_devices_v_version_colours" USING btree ("image_id");
  CREATE INDEX "_devices_v_rels_branches_id_idx" ON "_devices_v_rels" USING btree ("branches_id");
  CREATE INDEX "implants_rels_branches_id_idx" ON "implants_rels" USING btree ("branches_id");
  CREATE INDEX "_implants_v_rels_branches_id_idx" ON "_implants_v_rels" USING btree ("branches_id");
  CREATE INDEX "consumables_rels_branches_id_idx" ON "consumables_rels" USING btree ("branches_id");
  CREATE INDEX "_consumables_v_rels_branches_id_idx" ON "_consumables_v_rels" USING btree ("branches_id");
  CREATE INDEX "accessories_rels_branches_id_idx" ON "accessories_rels" USING btree ("branches_id");
  CREATE INDEX "_accessories_v_rels_branches_id_idx" ON "_accessories_v_rels" USING btree ("branches_id");
  CREATE INDEX "redirects_rels_landings_id_idx" ON "redirects_rels" USING btree ("landings_id");
  CREATE INDEX "payload_locked_documents_rels_landings_id_idx" ON "payload_locked_documents_rels" USING btree ("landings_id");
  CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_synonyms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "catalogue_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facet_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facet_bits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facets_applied" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "catalogue_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "read_models" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_new_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_dependents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_state" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_queries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hosted_search_sent" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "devices_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "devices_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_devices_v_version_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_devices_v_version_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "implants_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "implants_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_implants_v_version_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_implants_v_version_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consumables_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consumables_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consumables_v_version_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consumables_v_version_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "accessories_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "accessories_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_accessories_v_version_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_accessories_v_version_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landings_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landings_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landings_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landings_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landings_v_version_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landings_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_synonyms_phrases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_synonyms" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "catalogue_items" CASCADE;
  DROP TABLE "facet_values" CASCADE;
  DROP TABLE "facet_bits" CASCADE;
  DROP TABLE "facets_applied" CASCADE;
  DROP TABLE "catalogue_changes" CASCADE;
  DROP TABLE "read_models" CASCADE;
  DROP TABLE "search_documents" CASCADE;
  DROP TABLE "search_words" CASCADE;
  DROP TABLE "search_new_words" CASCADE;
  DROP TABLE "search_dependents" CASCADE;
  DROP TABLE "search_state" CASCADE;
  DROP TABLE "search_queries" CASCADE;
  DROP TABLE "hosted_search_sent" CASCADE;
  DROP TABLE "devices_documents" CASCADE;
  DROP TABLE "devices_documents_locales" CASCADE;
  DROP TABLE "_devices_v_version_documents" CASCADE;
  DROP TABLE "_devices_v_version_documents_locales" CASCADE;
  DROP TABLE "implants_documents" CASCADE;
  DROP TABLE "implants_documents_locales" CASCADE;
  DROP TABLE "_implants_v_version_documents" CASCADE;
  DROP TABLE "_implants_v_version_documents_locales" CASCADE;
  DROP TABLE "consumables_documents" CASCADE;
  DROP TABLE "consumables_documents_locales" CASCADE;
  DROP TABLE "_consumables_v_version_documents" CASCADE;
  DROP TABLE "_consumables_v_version_documents_locales" CASCADE;
  DROP TABLE "accessories_documents" CASCADE;
  DROP TABLE "accessories_documents_locales" CASCADE;
  DROP TABLE "_accessories_v_version_documents" CASCADE;
  DROP TABLE "_accessories_v_version_documents_locales" CASCADE;
  DROP TABLE "landings_faq" CASCADE;
  DROP TABLE "landings_faq_locales" CASCADE;
  DROP TABLE "landings" CASCADE;
  DROP TABLE "landings_locales" CASCADE;
  DROP TABLE "landings_rels" CASCADE;
  DROP TABLE "_landings_v_version_faq" CASCADE;
  DROP TABLE "_landings_v_version_faq_locales" CASCADE;
  DROP TABLE "_landings_v" CASCADE;
  DROP TABLE "_landings_v_locales" CASCADE;
  DROP TABLE "_landings_v_rels" CASCADE;
  DROP TABLE "search_synonyms_phrases" CASCADE;
  DROP TABLE "search_synonyms" CASCADE;
  ALTER TABLE "devices_colours" DROP CONSTRAINT "devices_colours_image_id_media_id_fk";
  
  ALTER TABLE "devices_rels" DROP CONSTRAINT "devices_rels_branches_fk";
  
  ALTER TABLE "_devices_v_version_colours" DROP CONSTRAINT "_devices_v_version_colours_image_id_media_id_fk";
  
  ALTER TABLE "_devices_v_rels" DROP CONSTRAINT "_devices_v_rels_branches_fk";
  
  ALTER TABLE "implants_rels" DROP CONSTRAINT "implants_rels_branches_fk";
  
  ALTER TABLE "_implants_v_rels" DROP CONSTRAINT "_implants_v_rels_branches_fk";
  
  ALTER TABLE "consumables_rels" DROP CONSTRAINT "consumables_rels_branches_fk";
  
  ALTER TABLE "_consumables_v_rels" DROP CONSTRAINT "_consumables_v_rels_branches_fk";
  
  ALTER TABLE "accessories_rels" DROP CONSTRAINT "accessories_rels_branches_fk";
  
  ALTER TABLE "_accessories_v_rels" DROP CONSTRAINT "_accessories_v_rels_branches_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_landings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_landings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk";
  
  DROP INDEX "devices_colours_image_idx";
  DROP INDEX "devices_rels_branches_id_idx";
  DROP INDEX "_devices_v_version_colours_image_idx";
  DROP INDEX "_devices_v_rels_branches_id_idx";
  DROP INDEX "implants_rels_branches_id_idx";
  DROP INDEX "_implants_v_rels_branches_id_idx";
  DROP INDEX "consumables_rels_branches_id_idx";
  DROP INDEX "_consumables_v_rels_branches_id_idx";
  DROP INDEX "accessories_rels_branches_id_idx";
  DROP INDEX "_accessories_v_rels_branches_id_idx";
  DROP INDEX "redirects_rels_landings_id_idx";
  DROP INDEX "payload_locked_documents_rels_landings_id_idx";
  DROP INDEX "payload_locked_documents_rels_search_synonyms_id_idx";
  ALTER TABLE "orders_lines" DROP COLUMN "colour";
  ALTER TABLE "devices_colours" DROP COLUMN "price_kzt";
  ALTER TABLE "devices_colours" DROP COLUMN "image_id";
  ALTER TABLE "devices_rels" DROP COLUMN "branches_id";
  ALTER TABLE "_devices_v_version_colours" DROP COLUMN "price_kzt";
  ALTER TABLE "_devices_v_version_colours" DROP COLUMN "image_id";
  ALTER TABLE "_devices_v_rels" DROP COLUMN "branches_id";
  ALTER TABLE "implants_rels" DROP COLUMN "branches_id";
  ALTER TABLE "_implants_v_rels" DROP COLUMN "branches_id";
  ALTER TABLE "consumables_rels" DROP COLUMN "branches_id";
  ALTER TABLE "_consumables_v_rels" DROP COLUMN "branches_id";
  ALTER TABLE "accessories_rels" DROP COLUMN "branches_id";
  ALTER TABLE "_accessories_v_rels" DROP COLUMN "branches_id";
  ALTER TABLE "redirects_rels" DROP COLUMN "landings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "landings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_synonyms_id";
  DROP TYPE "public"."enum_devices_documents_kind";
  DROP TYPE "public"."enum_devices_documents_language";
  DROP TYPE "public"."enum__devices_v_version_documents_kind";
  DROP TYPE "public"."enum__devices_v_version_documents_language";
  DROP TYPE "public"."enum_implants_documents_kind";
  DROP TYPE "public"."enum_implants_documents_language";
  DROP TYPE "public"."enum__implants_v_version_documents_kind";
  DROP TYPE "public"."enum__implants_v_version_documents_language";
  DROP TYPE "public"."enum_consumables_documents_kind";
  DROP TYPE "public"."enum_consumables_documents_language";
  DROP TYPE "public"."enum__consumables_v_version_documents_kind";
  DROP TYPE "public"."enum__consumables_v_version_documents_language";
  DROP TYPE "public"."enum_accessories_documents_kind";
  DROP TYPE "public"."enum_accessories_documents_language";
  DROP TYPE "public"."enum__accessories_v_version_documents_kind";
  DROP TYPE "public"."enum__accessories_v_version_documents_language";
  DROP TYPE "public"."enum_landings_section";
  DROP TYPE "public"."enum_landings_sort";
  DROP TYPE "public"."enum_landings_original_language";
  DROP TYPE "public"."enum_landings_status";
  DROP TYPE "public"."enum__landings_v_version_section";
  DROP TYPE "public"."enum__landings_v_version_sort";
  DROP TYPE "public"."enum__landings_v_version_original_language";
  DROP TYPE "public"."enum__landings_v_published_locale";
  DROP TYPE "public"."enum__landings_v_version_status";
  DROP TYPE "public"."enum_search_synonyms_language";`)
}
