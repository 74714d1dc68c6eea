import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_waitlist_days" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_waitlist_parts" AS ENUM('morning', 'afternoon', 'evening');
  CREATE TYPE "public"."enum_waitlist_offers_outcome" AS ENUM('open', 'taken', 'kept', 'unanswered');
  CREATE TYPE "public"."enum_waitlist_needs" AS ENUM('sign_language', 'loop', 'wheelchair', 'companion');
  CREATE TYPE "public"."enum_waitlist_status" AS ENUM('waiting', 'offered', 'taken', 'left', 'over');
  CREATE TYPE "public"."enum_waitlist_contact_by" AS ENUM('whatsapp', 'sms', 'telegram', 'email', 'call');
  CREATE TYPE "public"."enum_waitlist_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_waitlist_page_language" AS ENUM('ru', 'kk');
  CREATE TYPE "public"."enum_waitlist_for_whom" AS ENUM('self', 'child', 'relative');
  CREATE TABLE "waitlist_days" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_waitlist_days",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "waitlist_parts" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_waitlist_parts",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "waitlist_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"specialist_id" uuid,
  	"at" timestamp(3) with time zone,
  	"outcome" "enum_waitlist_offers_outcome"
  );
  
  CREATE TABLE "waitlist_needs" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_waitlist_needs",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "waitlist_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"who" varchar NOT NULL,
  	"what" varchar NOT NULL,
  	"words" varchar
  );
  
  CREATE TABLE "waitlist" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reference" varchar NOT NULL,
  	"status" "enum_waitlist_status" DEFAULT 'waiting' NOT NULL,
  	"note" varchar,
  	"service_id" uuid NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"visit_id" uuid,
  	"for_visit" boolean,
  	"until" timestamp(3) with time zone NOT NULL,
  	"offer_starts_at" timestamp(3) with time zone,
  	"offer_until" timestamp(3) with time zone,
  	"name" varchar NOT NULL,
  	"contact_by" "enum_waitlist_contact_by" NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"told_at" timestamp(3) with time zone,
  	"language" "enum_waitlist_language" DEFAULT 'ru' NOT NULL,
  	"page_language" "enum_waitlist_page_language",
  	"for_whom" "enum_waitlist_for_whom" DEFAULT 'self',
  	"visitor_name" varchar,
  	"age" numeric,
  	"comment" varchar,
  	"customer_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "refunded" boolean DEFAULT false;
  ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "waitlist_id" uuid;
  ALTER TABLE "retention" ADD COLUMN "waitlist" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "_retention_v" ADD COLUMN "version_waitlist" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "waitlist_days" ADD CONSTRAINT "waitlist_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."waitlist"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "waitlist_parts" ADD CONSTRAINT "waitlist_parts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."waitlist"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "waitlist_offers" ADD CONSTRAINT "waitlist_offers_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "waitlist_offers" ADD CONSTRAINT "waitlist_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."waitlist"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "waitlist_needs" ADD CONSTRAINT "waitlist_needs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."waitlist"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "waitlist_history" ADD CONSTRAINT "waitlist_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."waitlist"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_visit_id_appointments_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "waitlist_days_order_idx" ON "waitlist_days" USING btree ("order");
  CREATE INDEX "waitlist_days_parent_idx" ON "waitlist_days" USING btree ("parent_id");
  CREATE INDEX "waitlist_parts_order_idx" ON "waitlist_parts" USING btree ("order");
  CREATE INDEX "waitlist_parts_parent_idx" ON "waitlist_parts" USING btree ("parent_id");
  CREATE INDEX "waitlist_offers_order_idx" ON "waitlist_offers" USING btree ("_order");
  CREATE INDEX "waitlist_offers_parent_id_idx" ON "waitlist_offers" USING btree ("_parent_id");
  CREATE INDEX "waitlist_offers_specialist_idx" ON "waitlist_offers" USING btree ("specialist_id");
  CREATE INDEX "waitlist_needs_order_idx" ON "waitlist_needs" USING btree ("order");
  CREATE INDEX "waitlist_needs_parent_idx" ON "waitlist_needs" USING btree ("parent_id");
  CREATE INDEX "waitlist_history_order_idx" ON "waitlist_history" USING btree ("_order");
  CREATE INDEX "waitlist_history_parent_id_idx" ON "waitlist_history" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "waitlist_reference_idx" ON "waitlist" USING btree ("reference");
  CREATE INDEX "waitlist_status_idx" ON "waitlist" USING btree ("status");
  CREATE INDEX "waitlist_service_idx" ON "waitlist" USING btree ("service_id");
  CREATE INDEX "waitlist_branch_idx" ON "waitlist" USING btree ("branch_id");
  CREATE INDEX "waitlist_visit_idx" ON "waitlist" USING btree ("visit_id");
  CREATE INDEX "waitlist_phone_idx" ON "waitlist" USING btree ("phone");
  CREATE INDEX "waitlist_email_idx" ON "waitlist" USING btree ("email");
  CREATE INDEX "waitlist_customer_idx" ON "waitlist" USING btree ("customer_id");
  CREATE INDEX "waitlist_updated_at_idx" ON "waitlist" USING btree ("updated_at");
  CREATE INDEX "waitlist_created_at_idx" ON "waitlist" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_waitlist_fk" FOREIGN KEY ("waitlist_id") REFERENCES "public"."waitlist"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_waitlist_id_idx" ON "payload_locked_documents_rels" USING btree ("waitlist_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "waitlist_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "waitlist_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "waitlist_offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "waitlist_needs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "waitlist_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "waitlist" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "waitlist_days" CASCADE;
  DROP TABLE "waitlist_parts" CASCADE;
  DROP TABLE "waitlist_offers" CASCADE;
  DROP TABLE "waitlist_needs" CASCADE;
  DROP TABLE "waitlist_history" CASCADE;
  DROP TABLE "waitlist" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_waitlist_fk";
  
  DROP INDEX "payload_locked_documents_rels_waitlist_id_idx";
  ALTER TABLE "orders" DROP COLUMN "refunded";
  ALTER TABLE "orders" DROP COLUMN "refunded_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "waitlist_id";
  ALTER TABLE "retention" DROP COLUMN "waitlist";
  ALTER TABLE "_retention_v" DROP COLUMN "version_waitlist";
  DROP TYPE "public"."enum_waitlist_days";
  DROP TYPE "public"."enum_waitlist_parts";
  DROP TYPE "public"."enum_waitlist_offers_outcome";
  DROP TYPE "public"."enum_waitlist_needs";
  DROP TYPE "public"."enum_waitlist_status";
  DROP TYPE "public"."enum_waitlist_contact_by";
  DROP TYPE "public"."enum_waitlist_language";
  DROP TYPE "public"."enum_waitlist_page_language";
  DROP TYPE "public"."enum_waitlist_for_whom";`)
}
