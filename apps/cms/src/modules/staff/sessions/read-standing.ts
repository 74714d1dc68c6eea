import { healthRoles } from '@estu/domain/vocabulary/staff-roles'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import type { Waiting } from '../../../access/waiting.ts'
import { databaseOf } from '../../../database/of-request.ts'

type Asked = { staffId: string; sessionId: string; role: string }

/** What a session still waits for before it opens anything; null for one that is good. */
export async function readStanding(payload: Payload, { staffId, sessionId, role }: Asked): Promise<Waiting | null> {
  const db = await databaseOf(await createLocalReq({}, payload))
  const isOfClinic = healthRoles.some((known) => known === role)
  const { rows } = await db.execute(sql`
    select
      exists (select 1 from staff_second_factors where staff_id = ${staffId}::uuid and secret is not null) as has_factor,
      mark.confirmed_at is not null as confirmed,
      mark.seen_at < now() - interval '2 minutes' as seen_long_ago,
      coalesce((select case ${role} when 'admin' then require_for_admins else ${isOfClinic} and require_for_clinic end
        from security limit 1), false) as required
    from (select 1) one left join staff_session_marks mark on mark.session_id = ${sessionId}
  `)
  const [row] = rows
  if (row?.seen_long_ago)
    await db.execute(sql`update staff_session_marks set seen_at = now() where session_id = ${sessionId}`)
  if (row?.has_factor) return row.confirmed ? null : 'code'
  return row?.required ? 'set-up' : null
}
