import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shop_setup" (
  	"name" text PRIMARY KEY NOT NULL,
  	"set_up_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"domain" text,
  	"delivers" boolean DEFAULT false NOT NULL
  );
  
  CREATE TABLE "demo_removals" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"staff_id" text NOT NULL,
  	"chosen" jsonb NOT NULL,
  	"finished_at" timestamp with time zone,
  	"removed" integer
  );
  
  ALTER TABLE "seed_entries" ADD COLUMN "collection" text;
  ALTER TABLE "seed_entries" ADD COLUMN "document_id" text;
  ALTER TABLE "seed_entries" ADD COLUMN "removed_at" timestamp with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shop_setup" CASCADE;
  DROP TABLE "demo_removals" CASCADE;
  ALTER TABLE "seed_entries" DROP COLUMN "collection";
  ALTER TABLE "seed_entries" DROP COLUMN "document_id";
  ALTER TABLE "seed_entries" DROP COLUMN "removed_at";`)
}
