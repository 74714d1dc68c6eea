import { sql } from '@payloadcms/db-postgres'
import { type CollectionAfterLogoutHook, type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { waitingOf } from '../../../access/waiting.ts'
import { lockRow } from '../../../database/lock-row.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { sessionOf } from '../sessions/session-marks.ts'

/**
 * Trap: to prolong or to end one session Payload reads the whole row and writes the whole row. Without the lock that
 * would bring back the sessions, and the password, that a change of password has just taken away.
 */
export const holdWhileRefreshing: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'refresh' || req.user?.collection !== 'staff') return args
  await lockRow(req, 'staff', req.user.id)
  if (waitingOf(req.user) !== null) throw new Forbidden(req.t)
  const session = sessionOf(req.user) ?? ''
  const db = await databaseOf(req)
  const sessions = await db.execute(
    sql`select 1 from staff_sessions where _parent_id = ${req.user.id}::uuid and id = ${session}`,
  )
  if (sessions.rows.length === 0) throw new Forbidden(req.t)
  return args
}

export const holdWhileSigningOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user?.collection === 'staff') await lockRow(req, 'staff', req.user.id)
}
