import type { Access, FieldAccess, PayloadRequest } from 'payload'

export function isStaff(req: PayloadRequest): boolean {
  return req.user?.collection === 'staff'
}

export function isAdmin(req: PayloadRequest): boolean {
  return req.user?.collection === 'staff' && req.user.role === 'admin'
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
