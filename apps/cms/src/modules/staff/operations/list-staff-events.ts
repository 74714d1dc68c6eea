import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { StaffEvent } from '../staff-events.ts'

/** `actor`, `subject`: names, or null for whoever is not employed any more; no `actorId` means the person at the server. */
export type ListedEvent = {
  id: string
  at: Date
  action: StaffEvent
  actorId: string | null
  actor: string | null
  subjectId: string
  subject: string | null
}

const pageSize = 50

/** What happened to the ways of signing in, the newest first. @param before the id that the page before ended with. */
export async function listStaffEvents(
  req: PayloadRequest,
  before: string | null,
): Promise<{ events: ListedEvent[]; next: string | null }> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select event.id::text, event.at, event.action, event.actor_id, event.subject_id,
      coalesce(nullif(actor.name, ''), actor.email) as actor, coalesce(nullif(subject.name, ''), subject.email) as subject
    from staff_events event
    left join staff actor on actor.id::text = event.actor_id
    left join staff subject on subject.id::text = event.subject_id
    where ${before ? sql`event.id < ${before}::bigint` : sql`true`}
    order by event.id desc limit ${pageSize + 1}
  `)
  const events = rows.slice(0, pageSize).map(eventOf)
  return { events, next: rows.length > pageSize ? (events.at(-1)?.id ?? null) : null }
}

const textOf = (value: unknown): string | null => (value === null ? null : String(value))

const eventOf = (row: Record<string, unknown>): ListedEvent => ({
  id: String(row.id),
  at: new Date(String(row.at)),
  action: row.action as StaffEvent,
  actorId: textOf(row.actor_id),
  actor: textOf(row.actor),
  subjectId: String(row.subject_id),
  subject: textOf(row.subject),
})
