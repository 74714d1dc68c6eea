import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "preview_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"token_digest" text NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" text NOT NULL,
  	"locale" text NOT NULL,
  	"made_by" text NOT NULL,
  	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL,
  	"revoked_at" timestamp with time zone,
  	CONSTRAINT "preview_links_token_digest_unique" UNIQUE("token_digest")
  );
  
  CREATE INDEX "preview_links_document_idx" ON "preview_links" USING btree ("collection","document_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "preview_links" CASCADE;`)
}
