import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "retention_runs" (
  	"day" date NOT NULL,
  	"kind" text NOT NULL,
  	"removed" integer NOT NULL,
  	"last_at" timestamp with time zone NOT NULL,
  	CONSTRAINT "retention_runs_day_kind_pk" PRIMARY KEY("day","kind")
  );
  
  CREATE TABLE "version_authors" (
  	"collection" text NOT NULL,
  	"version_id" text NOT NULL,
  	"document_id" text NOT NULL,
  	"actor_kind" text NOT NULL,
  	"actor_id" text,
  	"via" text,
  	CONSTRAINT "version_authors_collection_version_id_pk" PRIMARY KEY("collection","version_id")
  );
  
  CREATE TABLE "retention" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"appointments" numeric DEFAULT 36 NOT NULL,
  	"feedback" numeric DEFAULT 36 NOT NULL,
  	"orders" numeric DEFAULT 60 NOT NULL,
  	"messages" numeric DEFAULT 36 NOT NULL,
  	"reviews" numeric DEFAULT 12 NOT NULL,
  	"audit" numeric DEFAULT 36 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_retention_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_appointments" numeric DEFAULT 36 NOT NULL,
  	"version_feedback" numeric DEFAULT 36 NOT NULL,
  	"version_orders" numeric DEFAULT 60 NOT NULL,
  	"version_messages" numeric DEFAULT 36 NOT NULL,
  	"version_reviews" numeric DEFAULT 12 NOT NULL,
  	"version_audit" numeric DEFAULT 36 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "version_authors_document_idx" ON "version_authors" USING btree ("collection","document_id");
  CREATE INDEX "_retention_v_created_at_idx" ON "_retention_v" USING btree ("created_at");
  CREATE INDEX "_retention_v_updated_at_idx" ON "_retention_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "retention_runs" CASCADE;
  DROP TABLE "version_authors" CASCADE;
  DROP TABLE "retention" CASCADE;
  DROP TABLE "_retention_v" CASCADE;`)
}
