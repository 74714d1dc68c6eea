import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "translation_memory" (
  	"collection" text NOT NULL,
  	"document_id" text NOT NULL,
  	"path" text NOT NULL,
  	"place" integer NOT NULL,
  	"ru" text NOT NULL,
  	"kk" text NOT NULL,
  	"ru_bands" integer[] NOT NULL,
  	"kk_bands" integer[] NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "translation_memory_collection_document_id_path_place_pk" PRIMARY KEY("collection","document_id","path","place")
  );
  
  CREATE INDEX "translation_memory_ru_bands_idx" ON "translation_memory" USING gin ("ru_bands") WITH (fastupdate=false);
  CREATE INDEX "translation_memory_kk_bands_idx" ON "translation_memory" USING gin ("kk_bands") WITH (fastupdate=false);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "translation_memory" CASCADE;`)
}
