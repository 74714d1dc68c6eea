import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" ADD COLUMN "email" varchar;
  ALTER TABLE "reviews" ADD COLUMN "answer_told" boolean DEFAULT false;
  ALTER TABLE "reviews" ADD COLUMN "customer_id" uuid;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_email" varchar;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_answer_told" boolean DEFAULT false;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_customer_id" uuid;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_customer_id_customers_id_fk" FOREIGN KEY ("version_customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reviews_customer_idx" ON "reviews" USING btree ("customer_id");
  CREATE INDEX "_reviews_v_version_version_customer_idx" ON "_reviews_v" USING btree ("version_customer_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" DROP CONSTRAINT "reviews_customer_id_customers_id_fk";
  
  ALTER TABLE "_reviews_v" DROP CONSTRAINT "_reviews_v_version_customer_id_customers_id_fk";
  
  DROP INDEX "reviews_customer_idx";
  DROP INDEX "_reviews_v_version_version_customer_idx";
  ALTER TABLE "reviews" DROP COLUMN "email";
  ALTER TABLE "reviews" DROP COLUMN "answer_told";
  ALTER TABLE "reviews" DROP COLUMN "customer_id";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_email";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_answer_told";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_customer_id";`)
}
