import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "feedback_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"who" varchar NOT NULL,
  	"way" varchar NOT NULL,
  	"words" varchar NOT NULL
  );
  
  ALTER TABLE "feedback" ADD COLUMN "answer" varchar;
  ALTER TABLE "feedback_answers" ADD CONSTRAINT "feedback_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "feedback_answers_order_idx" ON "feedback_answers" USING btree ("_order");
  CREATE INDEX "feedback_answers_parent_id_idx" ON "feedback_answers" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "feedback_answers" CASCADE;
  ALTER TABLE "feedback" DROP COLUMN "answer";`)
}
