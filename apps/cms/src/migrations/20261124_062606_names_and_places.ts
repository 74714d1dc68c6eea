import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Models are found by their names as `findModels` folds what is typed, a blank before each word. Which index of the
 * hosted search has what was not noted before: each is sent everything once more.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION model_name(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN ' ' || translate(folded_title(title), 'àáâãäåçèéêëìíîïñòóôõöùúûüý/-()', 'aaaaaaceeeeiiiinooooouuuuy    ');
    DROP INDEX "catalogue_items_ru_title_idx";
    DROP INDEX "catalogue_items_kk_title_idx";
    CREATE INDEX "catalogue_items_ru_title_idx" ON "catalogue_items" USING gin (model_name(card ->> 'title') gin_trgm_ops) WITH (fastupdate=false) WHERE locale = 'ru' and collection in ('devices', 'implants');
    CREATE INDEX "catalogue_items_kk_title_idx" ON "catalogue_items" USING gin (model_name(card ->> 'title') gin_trgm_ops) WITH (fastupdate=false) WHERE locale = 'kk' and collection in ('devices', 'implants');
    DELETE FROM "hosted_search_sent";
    ALTER TABLE "hosted_search_sent" DROP CONSTRAINT "hosted_search_sent_collection_document_id_locale_pk";
    ALTER TABLE "hosted_search_sent" ADD COLUMN "place" text NOT NULL;
    ALTER TABLE "hosted_search_sent" ADD COLUMN "path" text NOT NULL;
    ALTER TABLE "hosted_search_sent" ADD CONSTRAINT "hosted_search_sent_place_collection_document_id_locale_pk" PRIMARY KEY("place","collection","document_id","locale");
    ALTER TABLE "search_queries" ADD COLUMN "known" boolean DEFAULT false NOT NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "search_queries" DROP COLUMN "known";
    DELETE FROM "hosted_search_sent";
    ALTER TABLE "hosted_search_sent" DROP CONSTRAINT "hosted_search_sent_place_collection_document_id_locale_pk";
    ALTER TABLE "hosted_search_sent" DROP COLUMN "place";
    ALTER TABLE "hosted_search_sent" DROP COLUMN "path";
    ALTER TABLE "hosted_search_sent" ADD CONSTRAINT "hosted_search_sent_collection_document_id_locale_pk" PRIMARY KEY("collection","document_id","locale");
    DROP INDEX "catalogue_items_ru_title_idx";
    DROP INDEX "catalogue_items_kk_title_idx";
    CREATE INDEX "catalogue_items_ru_title_idx" ON "catalogue_items" USING gin ((card ->> 'title') gin_trgm_ops) WITH (fastupdate=false) WHERE locale = 'ru' and collection in ('devices', 'implants');
    CREATE INDEX "catalogue_items_kk_title_idx" ON "catalogue_items" USING gin ((card ->> 'title') gin_trgm_ops) WITH (fastupdate=false) WHERE locale = 'kk' and collection in ('devices', 'implants');
    DROP FUNCTION model_name;
  `)
}
