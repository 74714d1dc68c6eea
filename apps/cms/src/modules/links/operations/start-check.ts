import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** Asks the worker to look at all links to other sites. One run at a time: the database refuses a second one. */
export async function startCheck(req: PayloadRequest): Promise<'started' | 'under-way'> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    insert into link_checks (started_by) values (${String(req.user?.id ?? '')}) on conflict do nothing returning id
  `)
  return rows.length > 0 ? 'started' : 'under-way'
}
