import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { lockRow } from '../../../database/lock-row.ts'
import { databaseOf } from '../../../database/of-request.ts'

type Ended = { only: string } | { kept: string | null }

/**
 * Ends one session of a member of the staff, or all but one. Holds the account's row, as everything does that changes
 * its sessions; call it inside a transaction.
 */
export async function endSessions(req: PayloadRequest, staffId: string, ended: Ended): Promise<void> {
  await lockRow(req, 'staff', staffId)
  const db = await databaseOf(req)
  const which = 'only' in ended ? sql`id = ${ended.only}` : sql`id is distinct from ${ended.kept}`
  await db.execute(sql`delete from staff_sessions where _parent_id = ${staffId}::uuid and ${which}`)
  await db.execute(sql`
    delete from staff_session_marks m where staff_id = ${staffId}::uuid
    and not exists (select 1 from staff_sessions s where s.id = m.session_id)
  `)
}
