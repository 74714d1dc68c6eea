import type { PayloadRequest, TypedUser } from 'payload'
import { deviceOf, type SignInRefusal } from '../../accounts/index.ts'
import { describeFactor } from '../second-factor/second-factors.ts'
import { type CodeRefusal, takeCode } from '../second-factor/take-code.ts'
import { noteProof, sessionOf } from '../sessions/session-marks.ts'
import { checkStaffPassword } from './sign-in-staff.ts'

type Proof = { user: TypedUser; password: string; code: string | null; client: string }
type Refused = { refusal: Exclude<SignInRefusal, 'invalid-credential'> | 'wrong-password' | 'code-asked' } | CodeRefusal
export type Proved = { ok: true } | ({ ok: false } & Refused)

/**
 * Whoever works at an open browser shows that they are its owner: by the password, and by a code where there is a second
 * factor. Good for this session, for a while.
 */
export async function proveAgain(req: PayloadRequest, { user, password, code, client }: Proof): Promise<Proved> {
  const sessionId = sessionOf(user)
  const staffId = String(user.id)
  const email = String(user.email)
  const hasFactor = (await describeFactor(req, staffId)).since !== null
  if (hasFactor && !code) return { ok: false, refusal: 'code-asked' }
  const device = deviceOf(req.payload, email, 'staff')
  const checked = await checkStaffPassword(req, email, password, { client, device })
  if (!checked.ok || !sessionId) {
    const error = checked.ok ? 'invalid-credential' : checked.error
    return { ok: false, refusal: error === 'invalid-credential' ? 'wrong-password' : error }
  }
  if (hasFactor && code) {
    const taken = await takeCode(req, { staffId, client, isKnown: true }, code)
    if (!taken.ok) return taken
  }
  await noteProof(req, sessionId, staffId)
  return { ok: true }
}
