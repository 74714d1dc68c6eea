import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { waitingOf } from './waiting.ts'

/**
 * Somebody of the staff; nobody yet while their password is a temporary one, which they alone may replace, or while
 * their session waits for the second factor.
 */
export function isStaff(req: PayloadRequest): boolean {
  return req.user?.collection === 'staff' && !req.user.mustChangePassword && waitingOf(req.user) === null
}

export function isAdmin(req: PayloadRequest): boolean {
  return isStaff(req) && req.user?.collection === 'staff' && req.user.role === 'admin'
}

export const staff: Access = ({ req }) => isStaff(req)
export const admins: Access = ({ req }) => isAdmin(req)
export const adminsOnField: FieldAccess = ({ req }) => isAdmin(req)

/** A member of the staff reaches their own account; an admin reaches all. */
export const adminOrSelf: Access = ({ req }) => {
  if (isAdmin(req)) return true
  if (!isStaff(req) || !req.user) return false
  return { id: { equals: req.user.id } }
}

/** As `adminOrSelf`; who has yet to replace a temporary password may at least see whose account it is. */
export const adminOrSelfReading: Access = (args) => {
  const { user } = args.req
  if (user?.collection === 'staff' && user.mustChangePassword && waitingOf(user) === null)
    return { id: { equals: user.id } }
  return adminOrSelf(args)
}
