import type { Interval } from '@estu/domain/appointments/availability'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

type Claim = {
  specialistId: string
  startsAt: string
  endsAt: string
  /** Who holds the time while a form is filled: a secret of that browser. */
  holder: string | null
}

/**
 * Takes a specialist's time for a visit, in the request's transaction. The exclusion constraint decides; a conflicting
 * insert waits for the other transaction and then does nothing. Holds that have run out, and the caller's own, make way.
 * @returns false when the time is taken.
 */
export async function claimTime(req: PayloadRequest, claim: Claim & { appointmentId: string }): Promise<boolean> {
  await releaseTime(req, claim.appointmentId)
  return insertClaim(req, claim, claim.appointmentId, null)
}

/** Holds a time for a while; the same browser's earlier hold is let go. @returns false when the time is taken. */
export async function holdTime(req: PayloadRequest, claim: Claim & { holder: string }, until: Date): Promise<boolean> {
  const db = await databaseOf(req)
  await db.execute(sql`delete from slot_claims where holder = ${claim.holder} and appointment_id is null`)
  return insertClaim(req, claim, null, until)
}

async function insertClaim(
  req: PayloadRequest,
  { specialistId, startsAt, endsAt, holder }: Claim,
  appointmentId: string | null,
  heldUntil: Date | null,
): Promise<boolean> {
  const db = await databaseOf(req)
  await db.execute(sql`
    delete from slot_claims
    where specialist_id = ${specialistId} and appointment_id is null
      and tstzrange(starts_at, ends_at) && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)
      and (held_until <= now() or holder = ${holder})
  `)
  const inserted = await db.execute(sql`
    insert into slot_claims (specialist_id, starts_at, ends_at, appointment_id, holder, held_until)
    values (${specialistId}, ${startsAt}, ${endsAt}, ${appointmentId}, ${holder}, ${heldUntil?.toISOString() ?? null})
    on conflict do nothing returning id
  `)
  return inserted.rows.length > 0
}

/** Until when a browser's time is held for it; null when it is not, or no more. */
export async function readHold(req: PayloadRequest, holder: string, startsAt: string): Promise<Date | null> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select held_until from slot_claims
    where holder = ${holder} and appointment_id is null
      and starts_at = ${startsAt}::timestamptz and held_until > now()
  `)
  const until = found.rows[0]?.held_until
  return until ? new Date(String(until)) : null
}

export async function releaseTime(req: PayloadRequest, appointmentId: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`delete from slot_claims where appointment_id = ${appointmentId}`)
}

/** What of each specialist's time is taken within a span; the holder's own hold does not count against them. */
export async function readBusy(
  req: PayloadRequest,
  specialistIds: readonly string[],
  span: Interval,
  holder: string | null,
  except: string | null = null,
): Promise<Map<string, Interval[]>> {
  const busy = new Map<string, Interval[]>(specialistIds.map((id) => [id, []]))
  if (specialistIds.length === 0) return busy
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select specialist_id, starts_at, ends_at from slot_claims
    where specialist_id in (${sql.join(
      specialistIds.map((id) => sql`${id}`),
      sql`, `,
    )})
      and tstzrange(starts_at, ends_at) && tstzrange(${new Date(span.from).toISOString()}::timestamptz, ${new Date(span.to).toISOString()}::timestamptz)
      and (appointment_id is not null or held_until > now())
      and (appointment_id is not null or holder is distinct from ${holder})
      -- Trap: NULL is not distinct from NULL, so without a visit to leave out every hold would be left out.
      and (${except}::text is null or appointment_id is distinct from ${except})
  `)
  for (const row of found.rows) {
    const interval = { from: Date.parse(String(row.starts_at)), to: Date.parse(String(row.ends_at)) }
    busy.get(String(row.specialist_id))?.push(interval)
  }
  return busy
}
