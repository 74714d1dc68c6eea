import { err, ok, type Result } from '@estu/domain/result'
import type { PayloadRequest, TypedUser } from 'payload'
import { deviceOf, type SignInRefusal } from '../../accounts/index.ts'
import { checkStaffPassword } from './sign-in-staff.ts'

/** Says to the rule for passwords that the present one was asked for and found right. */
export const presentPasswordKnown = 'presentPasswordKnown'

type Change = { user: TypedUser; present: string; password: string; client: string }
type Refusal = Exclude<SignInRefusal, 'invalid-credential'> | 'wrong-password' | 'same-password'

/**
 * Replaces the password of whoever is signed in, who has to know the present one: an open browser alone is not enough.
 * Guessing it is limited as at sign-in, apart from strangers' tries. Payload ends the account's other sessions.
 */
export async function changeOwnPassword(
  req: PayloadRequest,
  { user, present, password, client }: Change,
): Promise<Result<null, Refusal>> {
  const device = deviceOf(req.payload, user.email, 'staff')
  const checked = await checkStaffPassword(req, user.email, present, { client, device })
  if (!checked.ok) return err(checked.error === 'invalid-credential' ? 'wrong-password' : checked.error)
  if (present === password) return err('same-password')
  await req.payload.update({
    collection: 'staff',
    id: user.id,
    data: { password },
    depth: 0,
    overrideAccess: true,
    user,
    context: { [presentPasswordKnown]: true },
    req,
  })
  return ok(null)
}
