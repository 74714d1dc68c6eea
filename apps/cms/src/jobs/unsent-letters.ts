import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../database/of-request.ts'

export type UnsentLetters = {
  /** Given up: the mail server did not take them for hours. */
  failed: number
  /** Their time has come, and nobody took them up. */
  late: number
}

const graceMinutes = 2

/** Letters that should have gone by now. Who was not told stands at the order or the visit itself. */
export async function unsentLetters(req: PayloadRequest): Promise<UnsentLetters> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select count(*) filter (where has_error)::int as failed,
      count(*) filter (where not coalesce(has_error, false))::int as late
    from payload_jobs
    where task_slug = 'sendMail' and completed_at is null
      and (has_error or coalesce(wait_until, created_at) < now() - make_interval(mins => ${graceMinutes}))
  `)
  return { failed: Number(found.rows[0]?.failed ?? 0), late: Number(found.rows[0]?.late ?? 0) }
}
