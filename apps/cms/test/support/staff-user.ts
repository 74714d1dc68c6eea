import { randomUUID } from 'node:crypto'
import type { Staff } from '../../src/payload-types.ts'

/** A member of the staff as a signed-in request carries them; there need be no such account. */
export const staffUser = (role: Staff['role'], own: Partial<Staff> = {}): Staff => ({
  id: randomUUID(),
  collection: 'staff',
  role,
  name: role,
  email: `${role}@estu.example`,
  createdAt: '',
  updatedAt: '',
  ...own,
})
