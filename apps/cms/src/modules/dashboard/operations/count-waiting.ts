import { almatyDay } from '@estu/domain/appointments/availability'
import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { branchesSql, isClinic, seesVisits, specialistOf } from '../../../access/clinic.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { transfersSql } from '../../orders/index.ts'

/** Counting ends here: beyond it a list says no more than «many». */
export const mostCounted = 100

export type WaitingCounts = {
  orders: number
  returns: number
  enquiries: number
  appointments: number
  /** What has to be brought to where an order is picked up. */
  toCarry: number
  /** Products of which there are few or none. */
  low: number
}

/**
 * Counts what waits for the clinic's staff: new orders, returns asked for, new enquiries, today's appointments, what
 * has to be brought elsewhere, and what runs out. Each is counted up to `mostCounted`, within the branches of whoever asks; null for everybody who may not read them. Of a
 * specialist these are their own appointments, and nothing else.
 */
export async function countWaiting(req: PayloadRequest, now = new Date()): Promise<WaitingCounts | null> {
  if (!seesVisits(req)) return null
  const ofBranch = sql`${isClinic(req)} and ${branchesSql(req, sql`branch_id`)}`
  const own = isClinic(req) ? sql`true` : sql`specialist_id = ${specialistOf(req)}::uuid`
  const visits = sql`${own} and ${branchesSql(req, sql`branch_id`)}`
  const from = fromAlmaty(`${almatyDay(now)}T00:00`) ?? now
  const to = new Date(from.getTime() + 24 * 3_600_000)
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select
      (select count(*) from (
        select 1 from orders where status = 'new' and cancel_due_at is null and ${ofBranch} limit ${mostCounted}
      ) as counted)::int as orders,
      (select count(*) from (
        select 1 from orders where ${ofBranch}
          and id in (select _parent_id from orders_returns where status = 'asked') limit ${mostCounted}
      ) as counted)::int as returns,
      (select count(*) from (
        select 1 from feedback where status = 'new' and ${ofBranch} limit ${mostCounted}
      ) as counted)::int as enquiries,
      (select count(*) from (
        select 1 from appointments
        where starts_at >= ${from.toISOString()}::timestamptz and starts_at < ${to.toISOString()}::timestamptz
          and status in ('booked', 'confirmed', 'arrived') and cancel_due_at is null and ${visits}
        limit ${mostCounted}
      ) as counted)::int as appointments,
      (select count(*) from (
        select 1 from (${transfersSql(req, mostCounted)}) as transfers where ${isClinic(req)}
      ) as counted)::int as to_carry,
      (select count(*) from (
        select 1 from stock where level in ('low', 'none') and ${isClinic(req)} limit ${mostCounted}
      ) as counted)::int as low
  `)
  const row = rows[0] ?? {}
  return {
    orders: Number(row.orders ?? 0),
    returns: Number(row.returns ?? 0),
    enquiries: Number(row.enquiries ?? 0),
    appointments: Number(row.appointments ?? 0),
    toCarry: Number(row.to_carry ?? 0),
    low: Number(row.low ?? 0),
  }
}
