import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  CREATE INDEX "catalogue_items_slug_idx" ON "catalogue_items" USING btree ("collection","locale","slug");
  CREATE INDEX "catalogue_items_rank_idx" ON "catalogue_items" USING btree ("collection","locale","rank","document_id");
  CREATE INDEX "catalogue_items_price_up_idx" ON "catalogue_items" USING btree ("collection","locale","price_up","document_id");
  CREATE INDEX "catalogue_items_price_down_idx" ON "catalogue_items" USING btree ("collection","locale","price_down","document_id");
  CREATE INDEX "catalogue_items_added_idx" ON "catalogue_items" USING btree ("collection","locale","added_at" DESC NULLS LAST,"document_id");
  CREATE INDEX "catalogue_items_facets_idx" ON "catalogue_items" USING gin ("facet_ids") WITH (fastupdate=false);
  CREATE INDEX "catalogue_items_fits_idx" ON "catalogue_items" USING gin ("fits") WITH (fastupdate=false);
  CREATE UNIQUE INDEX "facet_values_value_idx" ON "facet_values" USING btree ("collection","facet","value");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "catalogue_items" CASCADE;
  DROP TABLE "facet_values" CASCADE;
  DROP TABLE "facet_bits" CASCADE;
  DROP TABLE "facets_applied" CASCADE;
  DROP TABLE "catalogue_changes" CASCADE;
  DROP TABLE "read_models" CASCADE;`)
}
