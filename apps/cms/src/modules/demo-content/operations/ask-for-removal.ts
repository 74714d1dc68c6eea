import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** Leaves it to the worker to remove the demo content, and of what was changed the pieces of these keys. */
export async function askForRemoval(req: PayloadRequest, chosen: readonly string[]): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into demo_removals (staff_id, chosen) values (${String(req.user?.id)}, ${JSON.stringify(chosen)}::jsonb)
  `)
}

export type RemovalState = { isUnderWay: boolean; removed: number | null }

/** How the newest removal stands; null where nobody has asked for one. */
export async function readRemoval(req: PayloadRequest): Promise<RemovalState | null> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`select finished_at, removed from demo_removals order by id desc limit 1`)
  const [row] = rows
  return row
    ? { isUnderWay: row.finished_at === null, removed: row.removed === null ? null : Number(row.removed) }
    : null
}
