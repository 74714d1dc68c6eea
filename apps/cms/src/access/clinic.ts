import { healthRoles, type StaffRole } from '@estu/domain/vocabulary/staff-roles'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import { idOf } from '../fields/id-of.ts'
import { roleOf } from './roles.ts'

const deskRoles: readonly StaffRole[] = ['admin', 'clinic', 'owner', 'reception']

const isOneOf = (req: PayloadRequest, roles: readonly StaffRole[]): boolean => {
  const role = roleOf(req)
  return role !== null && roles.includes(role)
}

/**
 * Whoever deals with shoppers: orders, enquiries, visits. What shoppers send is health data of named people, so writers of
 * texts do not read it, and specialists see the visits that are theirs.
 */
export const isClinic = (req: PayloadRequest): boolean => isOneOf(req, deskRoles)

/** As `isClinic`, and specialists. */
export const seesVisits = (req: PayloadRequest): boolean => isClinic(req) || worksInClinic(req)

/** Whoever works in the clinic, in whatever role. */
export const worksInClinic = (req: PayloadRequest): boolean => isOneOf(req, healthRoles)

export const nobodyOnField: FieldAccess = () => false
export const nobody: Access = () => false

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(idOf).filter((id): id is string => id !== null) : []

/**
 * The branches that a member of the clinic's staff is bound to; null for whoever is bound to none and sees all. A
 * receptionist always is: one whose branches are gone sees nobody.
 */
export function branchesOf(req: PayloadRequest): readonly string[] | null {
  const role = roleOf(req)
  const user = req.user?.collection === 'staff' ? req.user : null
  if (role === 'clinic') {
    const branch = idOf(user?.branch)
    return branch === null ? null : [branch]
  }
  const branches = idsOf(user?.branches)
  if (role === 'reception') return branches
  return (role === 'owner' || role === 'specialist') && branches.length > 0 ? branches : null
}

/** Whoever deals with shoppers of all branches. */
export const isHeadOffice = (req: PayloadRequest): boolean => isClinic(req) && branchesOf(req) === null

/** Whether something of a branch is within the reach of whoever asks, whatever their role. */
export function isWithinReach(req: PayloadRequest, branch: unknown): boolean {
  const own = branchesOf(req)
  return own === null || own.includes(idOf(branch) ?? '')
}

/** The condition that a column of ids of branches has to fulfil for whoever asks. */
export function branchesSql(req: PayloadRequest, column: SQL): SQL {
  const own = branchesOf(req)
  return own === null ? sql`true` : sql`${column} = any(${`{${own.join(',')}}`}::uuid[])`
}

/** A branch's staff see what concerns it; the head office sees everything. */
export const clinicOfBranch: Access = ({ req }) => {
  if (!isClinic(req)) return false
  const own = branchesOf(req)
  return own === null ? true : { branch: { in: [...own] } }
}

/** The specialist whose account somebody has; null for everybody else, and for an account that names none. */
export const specialistOf = (req: PayloadRequest): string | null =>
  roleOf(req) === 'specialist' && req.user?.collection === 'staff' ? idOf(req.user.specialist) : null

/** As `clinicOfBranch`; a specialist sees the visits that are theirs. */
export const visitsWithinReach: Access = (args) => {
  const { req } = args
  if (roleOf(req) !== 'specialist') return clinicOfBranch(args)
  const specialist = specialistOf(req)
  if (specialist === null) return false
  const own = branchesOf(req)
  const ofSpecialist: Where = { specialist: { equals: specialist } }
  return own === null ? ofSpecialist : { and: [ofSpecialist, { branch: { in: [...own] } }] }
}

/** Of their own branches alone; where no branch is named yet, the form is only being opened. */
export const clinicAtOwnBranch: Access = ({ req, data }) =>
  isClinic(req) && (data?.branch === undefined || data.branch === null || isWithinReach(req, data.branch))
