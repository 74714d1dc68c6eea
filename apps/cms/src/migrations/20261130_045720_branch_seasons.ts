import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_branches_seasons_hours_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__branches_v_version_seasons_hours_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TABLE "branches_seasons_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_branches_seasons_hours_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "branches_seasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone
  );
  
  CREATE TABLE "_branches_v_version_seasons_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" "enum__branches_v_version_seasons_hours_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v_version_seasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  ALTER TABLE "branches_seasons_hours" ADD CONSTRAINT "branches_seasons_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches_seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_seasons" ADD CONSTRAINT "branches_seasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_seasons_hours" ADD CONSTRAINT "_branches_v_version_seasons_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v_version_seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_seasons" ADD CONSTRAINT "_branches_v_version_seasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "branches_seasons_hours_order_idx" ON "branches_seasons_hours" USING btree ("_order");
  CREATE INDEX "branches_seasons_hours_parent_id_idx" ON "branches_seasons_hours" USING btree ("_parent_id");
  CREATE INDEX "branches_seasons_order_idx" ON "branches_seasons" USING btree ("_order");
  CREATE INDEX "branches_seasons_parent_id_idx" ON "branches_seasons" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_version_seasons_hours_order_idx" ON "_branches_v_version_seasons_hours" USING btree ("_order");
  CREATE INDEX "_branches_v_version_seasons_hours_parent_id_idx" ON "_branches_v_version_seasons_hours" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_version_seasons_order_idx" ON "_branches_v_version_seasons" USING btree ("_order");
  CREATE INDEX "_branches_v_version_seasons_parent_id_idx" ON "_branches_v_version_seasons" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "branches_seasons_hours" CASCADE;
  DROP TABLE "branches_seasons" CASCADE;
  DROP TABLE "_branches_v_version_seasons_hours" CASCADE;
  DROP TABLE "_branches_v_version_seasons" CASCADE;
  DROP TYPE "public"."enum_branches_seasons_hours_day";
  DROP TYPE "public"."enum__branches_v_version_seasons_hours_day";`)
}
