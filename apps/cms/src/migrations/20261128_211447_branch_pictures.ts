import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" ADD COLUMN "scheme_id" uuid;
  ALTER TABLE "branches_rels" ADD COLUMN "media_id" uuid;
  ALTER TABLE "_branches_v" ADD COLUMN "version_scheme_id" uuid;
  ALTER TABLE "_branches_v_rels" ADD COLUMN "media_id" uuid;
  ALTER TABLE "branches" ADD CONSTRAINT "branches_scheme_id_media_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branches_rels" ADD CONSTRAINT "branches_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_version_scheme_id_media_id_fk" FOREIGN KEY ("version_scheme_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v_rels" ADD CONSTRAINT "_branches_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "branches_scheme_idx" ON "branches" USING btree ("scheme_id");
  CREATE INDEX "branches_rels_media_id_idx" ON "branches_rels" USING btree ("media_id");
  CREATE INDEX "_branches_v_version_version_scheme_idx" ON "_branches_v" USING btree ("version_scheme_id");
  CREATE INDEX "_branches_v_rels_media_id_idx" ON "_branches_v_rels" USING btree ("media_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" DROP CONSTRAINT "branches_scheme_id_media_id_fk";
  
  ALTER TABLE "branches_rels" DROP CONSTRAINT "branches_rels_media_fk";
  
  ALTER TABLE "_branches_v" DROP CONSTRAINT "_branches_v_version_scheme_id_media_id_fk";
  
  ALTER TABLE "_branches_v_rels" DROP CONSTRAINT "_branches_v_rels_media_fk";
  
  DROP INDEX "branches_scheme_idx";
  DROP INDEX "branches_rels_media_id_idx";
  DROP INDEX "_branches_v_version_version_scheme_idx";
  DROP INDEX "_branches_v_rels_media_id_idx";
  ALTER TABLE "branches" DROP COLUMN "scheme_id";
  ALTER TABLE "branches_rels" DROP COLUMN "media_id";
  ALTER TABLE "_branches_v" DROP COLUMN "version_scheme_id";
  ALTER TABLE "_branches_v_rels" DROP COLUMN "media_id";`)
}
