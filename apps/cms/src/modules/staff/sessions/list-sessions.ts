import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

export type ListedSession = { id: string; since: string; seen: string; browser: string }

/** One's own sessions that are not over, the latest first. */
export async function listSessions(req: PayloadRequest, staffId: string): Promise<ListedSession[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select s.id, coalesce(m.created_at, s.created_at) as since, coalesce(m.seen_at, s.created_at) as seen, m.browser
    from staff_sessions s left join staff_session_marks m on m.session_id = s.id
    where s._parent_id = ${staffId}::uuid and s.expires_at > now() order by seen desc
  `)
  return rows.map((row) => ({
    id: String(row.id),
    since: new Date(String(row.since)).toISOString(),
    seen: new Date(String(row.seen)).toISOString(),
    browser: String(row.browser ?? ''),
  }))
}
