import type { DayPart, Weekday, Wishes } from '@estu/domain/appointments/waiting/wishes'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

export type Place = { service: string; branch: string }

/** `known`: the beginnings of all that was offered before. */
export type Waiting = { id: string; wishes: Wishes; known: number[] }

type Key = { at: string | null; id: string | null }

const atOnce = 100

/** For what somebody waits. */
export async function placesWaitedFor(req: PayloadRequest): Promise<Place[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select distinct service_id as service, branch_id as branch from waitlist where status = 'waiting'
  `)
  return rows as Place[]
}

/**
 * Who waits for a service at a branch, in the order in which they asked. Whoever is calling their visit off is left out
 * until that is settled.
 */
export async function* peopleWaiting(req: PayloadRequest, { service, branch }: Place): AsyncGenerator<Waiting> {
  const db = await databaseOf(req)
  let after: Key = { at: null, id: null }
  for (;;) {
    const { rows }: { rows: Record<string, unknown>[] } = await db.execute(sql`
      select wait.id, wait.created_at::text as at,
        extract(epoch from least(wait.until, visit.starts_at)) * 1000 as before,
        array(select value::text from waitlist_days where parent_id = wait.id) as days,
        array(select value::text from waitlist_parts where parent_id = wait.id) as parts,
        array(select (extract(epoch from starts_at) * 1000)::text from waitlist_offers where _parent_id = wait.id) as known
      from waitlist wait left join appointments visit on visit.id = wait.visit_id
      where wait.status = 'waiting' and wait.service_id = ${service}::uuid and wait.branch_id = ${branch}::uuid
        and visit.cancel_due_at is null
        and (${after.id}::uuid is null
          or (wait.created_at, wait.id) > (${after.at}::timestamptz, ${after.id}::uuid))
      order by wait.created_at, wait.id limit ${atOnce}
    `)
    yield* rows.map(waitingOf)
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = { at: String(last.at), id: String(last.id) }
  }
}

const waitingOf = (row: Record<string, unknown>): Waiting => ({
  id: String(row.id),
  wishes: {
    days: row.days as Weekday[],
    parts: row.parts as DayPart[],
    before: new Date(Number(row.before)),
  },
  known: (row.known as string[]).map(Number),
})
