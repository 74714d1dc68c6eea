import type { StaffRole } from '@estu/domain/vocabulary/staff-roles'
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
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select id, name, role::text as role, branch_id as branch, specialist_id as specialist,
      array(select branches_id from staff_rels where parent_id = staff.id and path = 'branches' order by 1) as branches
    from staff order by name, id limit ${mostPeople}
  `)
  const judged = new Map<string, boolean>()
  const reading: Colleague[] = []
  for (const { id, name, ...bound } of rows) {
    const key = JSON.stringify(bound)
    const mayRead = judged.get(key) ?? (await isReadableBy(req, someone(bound), document))
    judged.set(key, mayRead)
    if (mayRead) reading.push({ id: String(id), name: String(name), role: bound.role as StaffRole })
  }
  return reading
}

/** Somebody of a role who is bound to these branches, for rules that ask for no more. */
const someone = (bound: object) => ({ collection: 'staff', mustChangePassword: false, ...bound }) as TypedUser
