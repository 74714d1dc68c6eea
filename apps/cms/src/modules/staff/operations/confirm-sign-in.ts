import type { PayloadRequest, TypedUser } from 'payload'
import { deviceOf } from '../../accounts/index.ts'
import { type TakenCode, takeCode } from '../second-factor/take-code.ts'
import { confirmSession, sessionOf } from '../sessions/session-marks.ts'
import { noteStaffEvent } from '../staff-events.ts'
import type { Browser } from './sign-in-staff.ts'

type Attempt = { user: TypedUser; code: string; browser: Browser }

/** Whether the owner has signed in by this browser before, with all that was asked of them. */
export const isKnownBrowser = (req: PayloadRequest, user: TypedUser, { device }: Browser): boolean =>
  device !== null && device === deviceOf(req.payload, String(user.email), 'staff')

/** The second step of signing in: from here on the session is good for what its role may do. */
export async function confirmSignIn(req: PayloadRequest, { user, code, browser }: Attempt): Promise<TakenCode> {
  const sessionId = sessionOf(user)
  if (!sessionId) return { ok: false, refusal: 'wrong-code' }
  const staffId = String(user.id)
  const asker = { staffId, client: browser.client, isKnown: isKnownBrowser(req, user, browser) }
  const taken = await takeCode(req, asker, code)
  if (!taken.ok) return taken
  await confirmSession(req, sessionId, staffId)
  if (taken.by === 'recovery') await noteStaffEvent(req, 'recovery-code-used', staffId)
  return taken
}
