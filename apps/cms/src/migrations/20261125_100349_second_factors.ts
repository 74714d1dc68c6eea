import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "staff_second_factors" (
  	"staff_id" uuid PRIMARY KEY NOT NULL,
  	"secret" text,
  	"offered" text,
  	"last_step" bigint DEFAULT 0 NOT NULL,
  	"confirmed_at" timestamp with time zone
  );
  
  CREATE TABLE "staff_recovery_codes" (
  	"staff_id" uuid NOT NULL,
  	"code_hash" text NOT NULL,
  	CONSTRAINT "staff_recovery_codes_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
  );
  
  CREATE TABLE "staff_session_marks" (
  	"session_id" text PRIMARY KEY NOT NULL,
  	"staff_id" uuid NOT NULL,
  	"browser" text DEFAULT '' NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"confirmed_at" timestamp with time zone,
  	"proved_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_code_tries" (
  	"who" text PRIMARY KEY NOT NULL,
  	"tries" integer NOT NULL,
  	"tried_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"next_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "staff_events" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	"actor_id" text,
  	"action" text NOT NULL,
  	"subject_id" text NOT NULL
  );
  
  CREATE TABLE "security" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"require_for_admins" boolean DEFAULT false,
  	"require_for_clinic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_security_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_require_for_admins" boolean DEFAULT false,
  	"version_require_for_clinic" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "staff_session_marks_staff_id_idx" ON "staff_session_marks" USING btree ("staff_id");
  CREATE INDEX "staff_events_at_idx" ON "staff_events" USING btree ("at");
  CREATE INDEX "_security_v_created_at_idx" ON "_security_v" USING btree ("created_at");
  CREATE INDEX "_security_v_updated_at_idx" ON "_security_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "staff_second_factors" CASCADE;
  DROP TABLE "staff_recovery_codes" CASCADE;
  DROP TABLE "staff_session_marks" CASCADE;
  DROP TABLE "staff_code_tries" CASCADE;
  DROP TABLE "staff_events" CASCADE;
  DROP TABLE "security" CASCADE;
  DROP TABLE "_security_v" CASCADE;`)
}
