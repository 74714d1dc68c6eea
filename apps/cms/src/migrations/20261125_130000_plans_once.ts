import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The same publication is planned for one moment once; the index finds what is planned for a document too. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    delete from payload_jobs doubled using payload_jobs kept
    where doubled.task_slug = 'schedulePublish' and kept.task_slug = 'schedulePublish'
      and doubled.completed_at is null and kept.completed_at is null
      and not coalesce(doubled.has_error, false) and not coalesce(kept.has_error, false)
      and doubled.id > kept.id and doubled.wait_until = kept.wait_until
      and doubled.input #>> '{doc,relationTo}' = kept.input #>> '{doc,relationTo}'
      and doubled.input #>> '{doc,value}' = kept.input #>> '{doc,value}'
      and coalesce(doubled.input ->> 'locale', 'ru') = coalesce(kept.input ->> 'locale', 'ru')
      and coalesce(doubled.input ->> 'type', 'publish') = coalesce(kept.input ->> 'type', 'publish');
    create unique index payload_jobs_plans_once on payload_jobs (
      (input #>> '{doc,relationTo}'), (input #>> '{doc,value}'), wait_until,
      coalesce(input ->> 'locale', 'ru'), coalesce(input ->> 'type', 'publish')
    ) where task_slug = 'schedulePublish' and completed_at is null and not coalesce(has_error, false);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index payload_jobs_plans_once`)
}
