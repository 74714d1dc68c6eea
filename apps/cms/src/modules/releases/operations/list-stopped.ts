import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

export type StoppedRelease = { id: string; title: string; plannedFor: Date }

/** Releases that did not go out at their time, and that nobody has looked after since. */
export async function listStopped(req: PayloadRequest): Promise<StoppedRelease[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select id::text, title, planned_for from releases where state = 'stopped' order by planned_for desc limit 20
  `)
  return rows.map(({ id, title, planned_for }) => ({
    id: String(id),
    title: String(title),
    plannedFor: new Date(String(planned_for)),
  }))
}
