import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Whoever works here already has chosen their password, or was told it long ago: nobody is held up. The first editor's
 * one-time password is another matter while nothing of that account has ever been changed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff" ADD COLUMN "must_change_password" boolean DEFAULT true;
  ALTER TABLE "staff" DROP COLUMN "login_attempts";
  ALTER TABLE "staff" DROP COLUMN "lock_until";
  UPDATE "staff" SET "must_change_password" = "email" = 'editor@estu.example' AND "updated_at" - "created_at" < interval '1 second';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "staff" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "staff" DROP COLUMN "must_change_password";`)
}
