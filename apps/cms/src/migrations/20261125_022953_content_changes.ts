import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "content_changes" (
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"locale" text NOT NULL,
  	"digest" text NOT NULL,
  	"changed_at" timestamp with time zone NOT NULL,
  	CONSTRAINT "content_changes_collection_document_id_locale_pk" PRIMARY KEY("collection","document_id","locale")
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content_changes" CASCADE;`)
}
