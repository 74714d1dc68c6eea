import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../database/of-request.ts'

export type OverdueJob = { id: string; task: string; due: Date; failed: boolean; error: string | null }

const graceMinutes = 2

/** Work that should have been done by now, a scheduled publication for one: waiting too long, or given up. */
export async function overdueJobs(req: PayloadRequest): Promise<OverdueJob[]> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select id, task_slug, coalesce(wait_until, created_at) as due, coalesce(has_error, false) as failed, error
    from payload_jobs
    where completed_at is null
      and (has_error or coalesce(wait_until, created_at) < now() - make_interval(mins => ${graceMinutes}))
    order by due limit 20
  `)
  return found.rows.map((row) => ({
    id: String(row.id),
    task: String(row.task_slug ?? ''),
    due: new Date(String(row.due)),
    failed: row.failed === true,
    error: row.error ? JSON.stringify(row.error).slice(0, 300) : null,
  }))
}
