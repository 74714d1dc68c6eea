import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "health_reads" CASCADE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "health_reads" (
  	"hour" timestamp with time zone NOT NULL,
  	"staff_id" text NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" text NOT NULL,
  	"times" integer DEFAULT 1 NOT NULL,
  	CONSTRAINT "health_reads_hour_staff_id_collection_document_id_pk" PRIMARY KEY("hour","staff_id","collection","document_id")
  );
  
  CREATE INDEX "health_reads_document_idx" ON "health_reads" USING btree ("collection","document_id");`)
}
