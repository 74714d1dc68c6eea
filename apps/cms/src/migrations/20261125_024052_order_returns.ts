import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_returns_status" AS ENUM('asked', 'accepted', 'refused', 'withdrawn', 'done');
  CREATE TYPE "public"."enum_orders_returns_reason" AS ENUM('unsuitable', 'faulty');
  CREATE TYPE "public"."enum_orders_returns_wish" AS ENUM('exchange', 'refund', 'repair');
  CREATE TABLE "orders_returns_goods" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"quantity" numeric,
  	"line" numeric
  );
  
  CREATE TABLE "orders_returns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_orders_returns_status" DEFAULT 'asked',
  	"asked_at" timestamp(3) with time zone,
  	"reason" "enum_orders_returns_reason",
  	"wish" "enum_orders_returns_wish",
  	"comment" varchar,
  	"answer" varchar
  );
  
  ALTER TABLE "orders_returns_goods" ADD CONSTRAINT "orders_returns_goods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders_returns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_returns" ADD CONSTRAINT "orders_returns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_returns_goods_order_idx" ON "orders_returns_goods" USING btree ("_order");
  CREATE INDEX "orders_returns_goods_parent_id_idx" ON "orders_returns_goods" USING btree ("_parent_id");
  CREATE INDEX "orders_returns_order_idx" ON "orders_returns" USING btree ("_order");
  CREATE INDEX "orders_returns_parent_id_idx" ON "orders_returns" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "orders_returns_goods" CASCADE;
  DROP TABLE "orders_returns" CASCADE;
  DROP TYPE "public"."enum_orders_returns_status";
  DROP TYPE "public"."enum_orders_returns_reason";
  DROP TYPE "public"."enum_orders_returns_wish";`)
}
