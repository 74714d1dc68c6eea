import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

const numbered = sql`(
  select id::text, reference, 'orders' as collection from orders
  union all select id::text, reference, 'appointments' from appointments
  union all select id::text, reference, 'waitlist' from waitlist
  union all select id::text, reference, 'feedback' from feedback
) as documents`

/** An id as it is, and the id that a number belongs to; null where it belongs to none any more. */
export async function findDocument(req: PayloadRequest, asked: string): Promise<string | null> {
  if (!/^[A-Z]-/.test(asked)) return asked
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`select id from ${numbered} where reference = ${asked}`)
  return rows[0] ? String(rows[0].id) : null
}

/** The numbers of those documents that have one and still exist. */
export async function nameDocuments(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const db = await databaseOf(req)
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await db.execute(sql`select id, reference from ${numbered} where id = any(array[${list}]::text[])`)
  return new Map(rows.map(({ id, reference }) => [String(id), String(reference)]))
}

/** Everybody of the staff, by id. */
export async function nameStaff(req: PayloadRequest): Promise<Map<string, string>> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`select id, coalesce(nullif(name, ''), email) as name from staff order by 2`)
  return new Map(rows.map(({ id, name }) => [String(id), String(name)]))
}
