import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "content_links" (
  	"collection" text NOT NULL,
  	"document_id" text NOT NULL,
  	"locale" text NOT NULL,
  	"place" integer NOT NULL,
  	"field" text NOT NULL,
  	"kind" text NOT NULL,
  	"address" text,
  	"target" text,
  	"problem" text,
  	"document" text,
  	"asked_of" text[] NOT NULL,
  	CONSTRAINT "content_links_collection_document_id_locale_place_pk" PRIMARY KEY("collection","document_id","locale","place")
  );
  
  CREATE TABLE "link_changes" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"keys" text[] NOT NULL
  );
  
  CREATE TABLE "external_links" (
  	"url" text PRIMARY KEY NOT NULL,
  	"outcome" text,
  	"status" integer,
  	"checked_at" timestamp with time zone,
  	"due" integer,
  	"held_until" timestamp with time zone
  );
  
  CREATE TABLE "link_checks" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"started_by" text NOT NULL,
  	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"total" integer,
  	"done" integer DEFAULT 0 NOT NULL,
  	"failed" integer DEFAULT 0 NOT NULL,
  	"finished_at" timestamp with time zone
  );
  
  CREATE INDEX "content_links_asked_of_idx" ON "content_links" USING gin ("asked_of") WITH (fastupdate=false);
  CREATE INDEX "content_links_external_idx" ON "content_links" USING btree ("address") WHERE kind = 'external';
  CREATE INDEX "content_links_problem_idx" ON "content_links" USING btree ("collection","document_id","locale","place") WHERE problem is not null;
  CREATE INDEX "external_links_due_idx" ON "external_links" USING btree ("due",md5(url)) WHERE due is not null;
  CREATE UNIQUE INDEX "link_checks_under_way" ON "link_checks" USING btree ((finished_at is null)) WHERE finished_at is null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content_links" CASCADE;
  DROP TABLE "link_changes" CASCADE;
  DROP TABLE "external_links" CASCADE;
  DROP TABLE "link_checks" CASCADE;`)
}
