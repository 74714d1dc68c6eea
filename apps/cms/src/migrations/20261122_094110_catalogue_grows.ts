import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_synonyms_id" uuid;
  ALTER TABLE "search_synonyms_phrases" ADD CONSTRAINT "search_synonyms_phrases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "catalogue_items_slug_idx" ON "catalogue_items" USING btree ("collection","locale","slug");
  CREATE INDEX "catalogue_items_rank_idx" ON "catalogue_items" USING btree ("collection","locale","rank","document_id");
  CREATE INDEX "catalogue_items_price_up_idx" ON "catalogue_items" USING btree ("collection","locale","price_up","document_id");
  CREATE INDEX "catalogue_items_price_down_idx" ON "catalogue_items" USING btree ("collection","locale","price_down","document_id");
  CREATE INDEX "catalogue_items_added_idx" ON "catalogue_items" USING btree ("collection","locale","added_at" DESC NULLS LAST,"document_id");
  CREATE INDEX "catalogue_items_facets_idx" ON "catalogue_items" USING gin ("facet_ids") WITH (fastupdate=false);
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
  CREATE INDEX "search_synonyms_phrases_order_idx" ON "search_synonyms_phrases" USING btree ("_order");
  CREATE INDEX "search_synonyms_phrases_parent_id_idx" ON "search_synonyms_phrases" USING btree ("_parent_id");
  CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
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
  DROP TABLE "search_synonyms_phrases" CASCADE;
  DROP TABLE "search_synonyms" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk";
  
  DROP INDEX "payload_locked_documents_rels_search_synonyms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_synonyms_id";
  DROP TYPE "public"."enum_search_synonyms_language";`)
}
