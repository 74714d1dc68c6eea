import { documentTag, globalTag, listTag, slugTag } from '@estu/domain/catalogue/cache-tags'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { appendOutbox } from './write-outbox.ts'

/**
 * Announces every promotion, and the line above the pages, that has begun or ended since the last call, however long ago that was. The clock
 * row is locked and moved in the same transaction, so several workers announce each boundary once.
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
    await db.execute(sql`update period_clock set announced_until = ${now} where name = 'promotions'`)
    if (crossed.rows.length === 0 && announcement.rows.length === 0) return 0
    const tags = [
      ...(announcement.rows.length > 0 ? [globalTag('announcement')] : []),
      ...(crossed.rows.length > 0 ? [listTag('promotions')] : []),
      ...crossed.rows.flatMap((row) => tagsOf(String(row.id), row.slug)),
    ]
    await appendOutbox(db, tags)
    return crossed.rows.length + announcement.rows.length
  })
}

const tagsOf = (id: string, slug: unknown) => [
  documentTag('promotions', id),
  ...(typeof slug === 'string' ? [slugTag('promotions', slug)] : []),
]
