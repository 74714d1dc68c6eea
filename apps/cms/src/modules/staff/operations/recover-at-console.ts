import { err, ok, type Result } from '@estu/domain/result'
import type { Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { makeMailToken } from '../../accounts/index.ts'
import { forgetFactor } from '../second-factor/second-factors.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { noteStaffEvent } from '../staff-events.ts'

/**
 * The last way in, for whoever runs the server: takes the second step away, ends all sessions, and makes a link for a
 * new password, good for an hour and once.
 */
export async function recoverAtConsole(payload: Payload, email: string): Promise<Result<string, 'nobody'>> {
  const { docs } = await payload.find({
    collection: 'staff',
    where: { email: { equals: email.trim().toLowerCase() } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const [person] = docs
  if (!person) return err('nobody')
  const token = await inTransaction(payload, 'ru', async (req) => {
    await forgetFactor(req, person.id)
    await endSessions(req, person.id, { kept: null })
    await noteStaffEvent(req, 'factor-reset', person.id)
    return makeMailToken(req, 'staff-recover', person.id)
  })
  return ok(`${payload.config.serverURL}/admin/reset/${token}`)
}
