import { commitTransaction, initTransaction, killTransaction, loginOperation, type PayloadRequest } from 'payload'
import { lockRow } from '../../../database/lock-row.ts'

type Proved = { id: string; email: string; password: string }

/**
 * Opens a session for somebody whose password was found right. Trap: Payload reads the whole row, adds the session and
 * writes the whole row, password included; without the lock a sign-in would undo a change of password made meanwhile.
 * @throws AuthenticationError when the password has been changed since it was looked at.
 */
export async function openStaffSession(req: PayloadRequest, { id, email, password }: Proved) {
  const begun = await initTransaction(req)
  try {
    await lockRow(req, 'staff', id)
    const session = await loginOperation<'staff'>({
      collection: req.payload.collections.staff,
      data: { email, password },
      req,
    })
    if (begun) await commitTransaction(req)
    return session
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

export type StaffSession = Awaited<ReturnType<typeof openStaffSession>>
