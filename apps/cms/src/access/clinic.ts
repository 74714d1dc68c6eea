import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { idOf } from '../fields/id-of.ts'
import { roleOf } from './roles.ts'

/** What shoppers send is health data of named people: the clinic's staff and admins read it, writers of texts do not. */
export const isClinic = (req: PayloadRequest): boolean => ['admin', 'clinic'].includes(roleOf(req) ?? '')

export const nobodyOnField: FieldAccess = () => false
export const nobody: Access = () => false

/** The branch that a member of the clinic's staff belongs to; null for admins and for the head office. */
export function branchOf(req: PayloadRequest): string | null {
  if (roleOf(req) !== 'clinic' || !req.user || !('branch' in req.user)) return null
  return idOf(req.user.branch)
}

/** A branch sees what concerns it; the head office, which belongs to no branch, sees everything. */
export const clinicOfBranch: Access = ({ req }) => {
  if (!isClinic(req)) return false
  const branch = branchOf(req)
  return branch ? { branch: { equals: branch } } : true
}

export const clinic: Access = ({ req }) => isClinic(req)
