import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects_rels" ADD COLUMN "branches_id" uuid;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "redirects_rels_branches_id_idx" ON "redirects_rels" USING btree ("branches_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_branches_fk";
  
  DROP INDEX "redirects_rels_branches_id_idx";
  ALTER TABLE "redirects_rels" DROP COLUMN "branches_id";`)
}
