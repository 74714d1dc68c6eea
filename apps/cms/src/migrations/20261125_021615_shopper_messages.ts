import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shopper_messages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"document_id" text NOT NULL,
  	"channel" text,
  	"state" text NOT NULL,
  	"reason" text,
  	"detail" text,
  	"remote_id" text,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "message_channel_states" (
  	"channel" text PRIMARY KEY NOT NULL,
  	"ready_at" timestamp with time zone NOT NULL
  );
  
  CREATE INDEX "shopper_messages_document_id_idx" ON "shopper_messages" USING btree ("document_id");
  CREATE INDEX "shopper_messages_state_idx" ON "shopper_messages" USING btree ("state","updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shopper_messages" CASCADE;
  DROP TABLE "message_channel_states" CASCADE;`)
}
