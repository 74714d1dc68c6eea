import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_orders_paying" ADD VALUE 'pay_link';
  CREATE TABLE "payments_banks" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_payments_v_version_banks" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"host" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_payments_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "pay_link" varchar;
  ALTER TABLE "orders" ADD COLUMN "paid" boolean DEFAULT false;
  ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp(3) with time zone;
  ALTER TABLE "payments_banks" ADD CONSTRAINT "payments_banks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_payments_v_version_banks" ADD CONSTRAINT "_payments_v_version_banks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_payments_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payments_banks_order_idx" ON "payments_banks" USING btree ("_order");
  CREATE INDEX "payments_banks_parent_id_idx" ON "payments_banks" USING btree ("_parent_id");
  CREATE INDEX "_payments_v_version_banks_order_idx" ON "_payments_v_version_banks" USING btree ("_order");
  CREATE INDEX "_payments_v_version_banks_parent_id_idx" ON "_payments_v_version_banks" USING btree ("_parent_id");
  CREATE INDEX "_payments_v_created_at_idx" ON "_payments_v" USING btree ("created_at");
  CREATE INDEX "_payments_v_updated_at_idx" ON "_payments_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "payments_banks" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "_payments_v_version_banks" CASCADE;
  DROP TABLE "_payments_v" CASCADE;
  ALTER TABLE "orders" ALTER COLUMN "paying" SET DATA TYPE text;
  DROP TYPE "public"."enum_orders_paying";
  CREATE TYPE "public"."enum_orders_paying" AS ENUM('at_pickup', 'on_delivery', 'instalment');
  ALTER TABLE "orders" ALTER COLUMN "paying" SET DATA TYPE "public"."enum_orders_paying" USING "paying"::"public"."enum_orders_paying";
  ALTER TABLE "orders" DROP COLUMN "pay_link";
  ALTER TABLE "orders" DROP COLUMN "paid";
  ALTER TABLE "orders" DROP COLUMN "paid_at";`)
}
