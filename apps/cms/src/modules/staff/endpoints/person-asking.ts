import type { PayloadRequest, TypedUser } from 'payload'
import { waitingOf } from '../../../access/waiting.ts'

/** What else than a session that is good for everything may ask here. */
type Allowed = { replacing?: boolean; settingUp?: boolean; confirming?: boolean }

/** The member of the staff who asks; null for everybody who still owes something else first. */
export function personAsking({ user }: PayloadRequest, allowed: Allowed = {}): TypedUser | null {
  if (user?.collection !== 'staff') return null
  const waiting = waitingOf(user)
  if (waiting === 'unknown') return null
  if (waiting === 'code') return allowed.confirming ? user : null
  if (user.mustChangePassword && !allowed.replacing) return null
  return waiting === 'set-up' && !allowed.settingUp ? null : user
}
