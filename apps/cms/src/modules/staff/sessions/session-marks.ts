import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

const browserLength = 300

/** Payload notes on the user which session is asking, and does not say so in its types. */
export const sessionOf = (user: object | null | undefined): string | null =>
  user && '_sid' in user && typeof user._sid === 'string' ? user._sid : null

type Opened = { sessionId: string; staffId: string; browser: string | null }

/** Notes a session that was opened by a password; marks of sessions that are over go. */
export async function markSession(req: PayloadRequest, { sessionId, staffId, browser }: Opened): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    delete from staff_session_marks m where staff_id = ${staffId}::uuid
    and not exists (select 1 from staff_sessions s where s.id = m.session_id)
  `)
  await db.execute(sql`
    insert into staff_session_marks (session_id, staff_id, browser)
    values (${sessionId}, ${staffId}::uuid, ${(browser ?? '').slice(0, browserLength)}) on conflict do nothing
  `)
}

/** The second factor was given in this session. */
export async function confirmSession(req: PayloadRequest, sessionId: string, staffId: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into staff_session_marks (session_id, staff_id, confirmed_at) values (${sessionId}, ${staffId}::uuid, now())
    on conflict (session_id) do update set confirmed_at = now(), proved_at = now()
  `)
}

/** Whoever works in this session has just proved again who they are. */
export async function noteProof(req: PayloadRequest, sessionId: string, staffId: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into staff_session_marks (session_id, staff_id) values (${sessionId}, ${staffId}::uuid)
    on conflict (session_id) do update set proved_at = now()
  `)
}
