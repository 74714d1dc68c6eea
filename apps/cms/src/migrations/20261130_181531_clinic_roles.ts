import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Owner, reception and specialist, each bound to the branches and the card that their account names. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_staff_role" ADD VALUE 'owner';
  ALTER TYPE "public"."enum_staff_role" ADD VALUE 'reception';
  ALTER TYPE "public"."enum_staff_role" ADD VALUE 'specialist';
  CREATE TABLE "staff_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"branches_id" uuid
  );
  
  ALTER TABLE "staff" ADD COLUMN "specialist_id" uuid;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_rels_order_idx" ON "staff_rels" USING btree ("order");
  CREATE INDEX "staff_rels_parent_idx" ON "staff_rels" USING btree ("parent_id");
  CREATE INDEX "staff_rels_path_idx" ON "staff_rels" USING btree ("path");
  CREATE INDEX "staff_rels_branches_id_idx" ON "staff_rels" USING btree ("branches_id");
  ALTER TABLE "staff" ADD CONSTRAINT "staff_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "staff_specialist_idx" ON "staff" USING btree ("specialist_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "staff_rels" CASCADE;
  ALTER TABLE "staff" DROP CONSTRAINT "staff_specialist_id_specialists_id_fk";
  
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  UPDATE "staff" SET "role" = 'clinic' WHERE "role" IN ('owner', 'reception', 'specialist');
  DROP TYPE "public"."enum_staff_role";
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor', 'translator', 'clinic');
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_staff_role";
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE "public"."enum_staff_role" USING "role"::"public"."enum_staff_role";
  DROP INDEX "staff_specialist_idx";
  ALTER TABLE "staff" DROP COLUMN "specialist_id";`)
}
