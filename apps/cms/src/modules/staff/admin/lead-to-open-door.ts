import { redirect } from 'next/navigation.js'
import type { PayloadRequest } from 'payload'
import { waitingOf } from '../../../access/waiting.ts'

/** The one page of the admin that is open to somebody who still owes something; null for everybody else. */
export function openDoorOf({ user }: Pick<PayloadRequest, 'user'>): string | null {
  if (user?.collection !== 'staff') return null
  const waiting = waitingOf(user)
  if (waiting === 'code') return '/admin/confirm-sign-in'
  if (waiting === 'unknown') return '/admin/unauthorized'
  if (user.mustChangePassword) return '/admin/change-password'
  return waiting === 'set-up' ? '/admin/sign-in-safety' : null
}

/** Nothing of a page is rendered for whoever belongs elsewhere. */
export function leadToOpenDoor(req: PayloadRequest, here?: string): void {
  const door = openDoorOf(req)
  if (door !== null && door !== here) redirect(door)
}
