import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "version_authors" DROP CONSTRAINT "version_authors_collection_version_id_pk";
  UPDATE "version_authors" SET "actor_id" = '' WHERE "actor_id" IS NULL;
  ALTER TABLE "version_authors" ALTER COLUMN "actor_id" SET DEFAULT '';
  ALTER TABLE "version_authors" ALTER COLUMN "actor_id" SET NOT NULL;
  ALTER TABLE "version_authors" ADD CONSTRAINT "version_authors_collection_version_id_actor_kind_actor_id_pk" PRIMARY KEY("collection","version_id","actor_kind","actor_id");
  ALTER TABLE "version_authors" ADD COLUMN "noted_at" timestamp with time zone DEFAULT now() NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "version_authors" AS "one" USING "version_authors" AS "other"
    WHERE "one"."collection" = "other"."collection" AND "one"."version_id" = "other"."version_id"
      AND ("one"."noted_at", "one"."ctid") < ("other"."noted_at", "other"."ctid");
  ALTER TABLE "version_authors" DROP CONSTRAINT "version_authors_collection_version_id_actor_kind_actor_id_pk";
  ALTER TABLE "version_authors" ALTER COLUMN "actor_id" DROP DEFAULT;
  ALTER TABLE "version_authors" ALTER COLUMN "actor_id" DROP NOT NULL;
  UPDATE "version_authors" SET "actor_id" = NULL WHERE "actor_id" = '';
  ALTER TABLE "version_authors" ADD CONSTRAINT "version_authors_collection_version_id_pk" PRIMARY KEY("collection","version_id");
  ALTER TABLE "version_authors" DROP COLUMN "noted_at";`)
}
