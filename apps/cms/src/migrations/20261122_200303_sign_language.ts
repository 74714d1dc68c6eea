import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" ADD COLUMN "sign_language_id" uuid;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_sign_language_id_videos_id_fk" FOREIGN KEY ("sign_language_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "videos_sign_language_idx" ON "videos" USING btree ("sign_language_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" DROP CONSTRAINT "videos_sign_language_id_videos_id_fk";
  
  DROP INDEX "videos_sign_language_idx";
  ALTER TABLE "videos" DROP COLUMN "sign_language_id";`)
}
