import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../database/of-request.ts'

export type StaffEvent =
  | 'factor-on'
  | 'factor-off'
  | 'factor-reset'
  | 'codes-renewed'
  | 'recovery-code-used'
  | 'invited'
  | 'invitation-accepted'
  | 'account-made'
  | 'account-removed'
  | 'role-changed'
  | 'email-changed'
  | 'password-changed'

/** Writes down who did what to whose account or way of signing in. */
export async function noteStaffEvent(req: PayloadRequest, action: StaffEvent, subjectId: string): Promise<void> {
  const actor = req.user?.collection === 'staff' ? req.user.id : null
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into staff_events (actor_id, action, subject_id) values (${actor}, ${action}, ${subjectId})
  `)
  req.payload.logger.info({ staffEvent: action, actor, subject: subjectId })
}
