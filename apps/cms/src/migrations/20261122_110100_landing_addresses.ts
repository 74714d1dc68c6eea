import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Addresses that differ in case alone are one; and what the running text leads to is found by an index. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unique index landings_slug_lower_idx on landings (lower(slug)) where deleted_at is null;
    create index landings_locales_body_targets_idx on landings_locales using gin (rich_text_targets(body));
    create index _landings_v_locales_version_body_targets_idx on _landings_v_locales
      using gin (rich_text_targets(version_body));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index _landings_v_locales_version_body_targets_idx;
    drop index landings_locales_body_targets_idx;
    drop index landings_slug_lower_idx;
  `)
}
