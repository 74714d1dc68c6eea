import { almatyDay } from '@estu/domain/appointments/availability'
import { documentTag, globalTag, listTag, slugTag } from '@estu/domain/catalogue/cache-tags'
import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { appendOutbox } from './write-outbox.ts'

/**
 * Announces every promotion, and the line above the pages, that has begun or ended since the last call, however long
 * ago that was, every branch of whose special days or seasons one has passed, and the days off of the network when one
 * has. The clock row is locked and moved in the same transaction, so several workers announce each boundary once.
 * @returns how many documents were announced.
 */
export async function announcePeriods(payload: Payload): Promise<number> {
  const { drizzle } = payload.db
  return drizzle.transaction(async (db) => {
    await db.execute(sql`
      insert into period_clock (name, announced_until) values ('promotions', now()) on conflict do nothing
    `)
    const clock = await db.execute(sql`
      select announced_until, now() as now from period_clock where name = 'promotions' for update
    `)
    const { announced_until: since, now } = clock.rows[0] as { announced_until: Date; now: Date }
    const crossed = await db.execute(sql`
      select id, slug from promotions
      where (starts_at > ${since} and starts_at <= ${now}) or (ends_at > ${since} and ends_at <= ${now})
    `)
    const announcement = await db.execute(sql`
      select 1 from announcement
      where (starts_at > ${since} and starts_at <= ${now}) or (ends_at > ${since} and ends_at <= ${now})
    `)
    const branches = await branchesWithPassedDays(db, new Date(since), new Date(now))
    const holidays = await passedHolidays(db, new Date(since), new Date(now))
    await db.execute(sql`update period_clock set announced_until = ${now} where name = 'promotions'`)
    const count = crossed.rows.length + announcement.rows.length + branches.length + holidays.length
    if (count === 0) return 0
    await appendOutbox(db, [
      ...(announcement.rows.length > 0 ? [globalTag('announcement')] : []),
      ...(holidays.length > 0 ? [globalTag('holidays')] : []),
      ...tagsOf('promotions', crossed.rows),
      ...tagsOf('branches', branches),
    ])
    return count
  })
}

type Row = Record<string, unknown>
type Executor = Parameters<typeof appendOutbox>[0]

/** A special day, and the last one of a season, is any instant of a day of Almaty, and passes with it. */
async function branchesWithPassedDays(db: Executor, since: Date, now: Date): Promise<Row[]> {
  const [from, before] = [startOfDay(since), startOfDay(now)]
  if (from === before) return []
  const found = await db.execute(sql`
    select branches.id, branches.slug from branches where id in (
      select _parent_id from branches_special_days where date >= ${from} and date < ${before}
      union select _parent_id from branches_seasons where "to" >= ${from} and "to" < ${before}
    )
  `)
  return found.rows
}

/** A holiday passes for every branch at once. */
async function passedHolidays(db: Executor, since: Date, now: Date): Promise<Row[]> {
  const found = await db.execute(sql`
    select id from holidays_days where closed and date >= ${startOfDay(since)} and date < ${startOfDay(now)}
  `)
  return found.rows
}

const startOfDay = (instant: Date): string => fromAlmaty(`${almatyDay(instant)}T00:00`)?.toISOString() ?? ''

const tagsOf = (collection: string, documents: readonly Row[]): string[] =>
  documents.length === 0
    ? []
    : [
        listTag(collection),
        ...documents.flatMap(({ id, slug }) => [
          documentTag(collection, String(id)),
          ...(typeof slug === 'string' ? [slugTag(collection, slug)] : []),
        ]),
      ]
