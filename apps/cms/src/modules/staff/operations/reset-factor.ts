import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { queueMail } from '../../messages/index.ts'
import { describeFactor, forgetFactor } from '../second-factor/second-factors.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { noteStaffEvent } from '../staff-events.ts'

/**
 * For a colleague whose phone is lost, and the codes with it. They are told by a letter, and signed out everywhere: the
 * phone may be in somebody's hands.
 * @returns whether there was anything to take away
 */
export const resetFactorOf = (req: PayloadRequest, staffId: string): Promise<boolean> =>
  inTransaction(req.payload, 'ru', async (inside) => {
    inside.user = req.user
    if ((await describeFactor(inside, staffId)).since === null) return false
    await forgetFactor(inside, staffId)
    await endSessions(inside, staffId, { kept: null })
    await noteStaffEvent(inside, 'factor-reset', staffId)
    await queueMail(inside, { kind: 'staff-factor-reset', id: staffId })
    return true
  })
