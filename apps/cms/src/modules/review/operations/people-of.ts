import { type StaffRole, staffRoles } from '@estu/domain/vocabulary/staff-roles'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TypedUser } from 'payload'
import { isReadableBy } from '../../../access/readable-by.ts'
import { databaseOf } from '../../../database/of-request.ts'
import type { Person } from '../find-mentions.ts'

export type Colleague = Person & { role: StaffRole }

/** More than any clinic employs. */
const mostPeople = 500

/** Everybody of the staff who may read a document, by name. */
export async function peopleOf(
  req: PayloadRequest,
  document: { collection: string; id: string },
): Promise<Colleague[]> {
  const reading: StaffRole[] = []
  for (const role of staffRoles) if (await isReadableBy(req, someone(role), document)) reading.push(role)
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select id, name, role::text as role from staff
    where role::text in (select value from jsonb_array_elements_text(${JSON.stringify(reading)}::jsonb))
    order by name, id limit ${mostPeople}
  `)
  return rows.map(({ id, name, role }) => ({ id: String(id), name: String(name), role: role as StaffRole }))
}

/** Somebody of a role, for rules that ask for no more. */
const someone = (role: StaffRole) => ({ collection: 'staff', role, mustChangePassword: false }) as TypedUser
