import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "review_marks" (
  	"collection" text NOT NULL,
  	"document_id" text NOT NULL,
  	"locale" text NOT NULL,
  	"state" text NOT NULL,
  	"marked_by" uuid NOT NULL,
  	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"marked_text" text NOT NULL,
  	"current_text" text NOT NULL,
  	"decided_by" uuid,
  	"decided_at" timestamp with time zone,
  	CONSTRAINT "review_marks_collection_document_id_locale_pk" PRIMARY KEY("collection","document_id","locale")
  );
  
  CREATE TABLE "review_comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" text NOT NULL,
  	"locale" text NOT NULL,
  	"path" text,
  	"thread_id" uuid,
  	"author_id" uuid NOT NULL,
  	"body" text NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"edited_at" timestamp with time zone,
  	"deleted_at" timestamp with time zone,
  	"resolved_at" timestamp with time zone,
  	"resolved_by" uuid
  );
  
  CREATE TABLE "review_mentions" (
  	"comment_id" uuid NOT NULL,
  	"staff_id" uuid NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"done_at" timestamp with time zone,
  	CONSTRAINT "review_mentions_comment_id_staff_id_pk" PRIMARY KEY("comment_id","staff_id")
  );
  
  ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_thread_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."review_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_mentions" ADD CONSTRAINT "review_mentions_comment_id_review_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."review_comments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "review_marks_queue_idx" ON "review_marks" USING btree ("state","marked_at");
  CREATE INDEX "review_comments_document_idx" ON "review_comments" USING btree ("collection","document_id","locale","created_at");
  CREATE INDEX "review_comments_thread_idx" ON "review_comments" USING btree ("thread_id","created_at");
  CREATE INDEX "review_mentions_waiting_idx" ON "review_mentions" USING btree ("staff_id","created_at") WHERE done_at is null;
  CREATE INDEX "translation_states_updated_at_idx" ON "translation_states" USING btree ("updated_at");
  CREATE INDEX "version_authors_actor_idx" ON "version_authors" USING btree ("actor_id","collection","document_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "review_marks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_mentions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "review_marks" CASCADE;
  DROP TABLE "review_comments" CASCADE;
  DROP TABLE "review_mentions" CASCADE;
  DROP INDEX "translation_states_updated_at_idx";
  DROP INDEX "version_authors_actor_idx";`)
}
