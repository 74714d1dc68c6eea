import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** `stoppedBy`: why, as it is kept. */
export type StoredStop = { id: string; title: string; plannedFor: Date; stoppedBy: unknown }

/** As many as are shown at once; whatever is looked after makes room for the next. */
export const stoppedShown = 20

/** Releases that did not go out at their time, and that nobody has looked after since: the last one first. */
export async function readStopped(req: PayloadRequest): Promise<StoredStop[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select id::text, title, planned_for, stopped_by from releases where state = 'stopped'
    order by planned_for desc limit ${stoppedShown}
  `)
  return rows.map(({ id, title, planned_for, stopped_by }) => ({
    id: String(id),
    title: String(title),
    plannedFor: new Date(String(planned_for)),
    stoppedBy: stopped_by,
  }))
}
