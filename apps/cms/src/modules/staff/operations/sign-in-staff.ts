import type { SignInForm } from '@estu/domain/forms/account-forms'
import { err, ok, type Result } from '@estu/domain/result'
import { AuthenticationError, type PayloadRequest } from 'payload'
import { checkPassword, limitGuessing, type SignInRefusal } from '../../accounts/index.ts'
import { describeFactor } from '../second-factor/second-factors.ts'
import { openStaffSession, type StaffSession } from './open-staff-session.ts'

export type Browser = { client: string; device: string | null }
/** `needsCode`: the password is the first of two steps. */
export type SignedInStaff = { session: StaffSession; device: string; needsCode: boolean }

/** Signs a member of the staff in, behind the same limits and in the same time as a customer. */
export async function signInStaff(
  req: PayloadRequest,
  { email, password }: SignInForm,
  browser: Browser,
): Promise<Result<SignedInStaff, SignInRefusal>> {
  const checked = await checkStaffPassword(req, email, password, browser)
  if (!checked.ok) return checked
  const { id, device } = checked.value
  try {
    const session = await openStaffSession(req, { id, email, password })
    return ok({ session, device, needsCode: (await describeFactor(req, id)).since !== null })
  } catch (error) {
    if (error instanceof AuthenticationError) return err('invalid-credential')
    throw error
  }
}

/** The one place that looks at a password of the staff for somebody over the network. */
export const checkStaffPassword = (req: PayloadRequest, email: string, password: string, browser: Browser) =>
  limitGuessing(req.payload, 'staff', { email, ...browser }, async (known) => {
    const checked = await checkPassword(req.payload, email, password, known, 'staff')
    if (checked === 'busy') return err('too-many-requests')
    return checked === 'wrong' ? err('invalid-credential') : ok(checked)
  })
