import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** So many months ahead are made ready; a clock that jumps further has its month made when something is written. */
const ahead = 2

/** Run by the worker. */
export async function openMonths(payload: Payload): Promise<void> {
  for (let month = 0; month <= ahead; month += 1)
    await payload.db.drizzle.execute(sql`select audit_open_month(now() + make_interval(months => ${month}))`)
}

/** Drops the months that lie wholly before the time that lines are kept. @returns how many lines went */
export async function dropMonths(payload: Payload, keptDays: number): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(sql`select audit_drop_months(${keptDays}) as dropped`)
  return Number(rows[0]?.dropped ?? 0)
}
