import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { RetentionKind } from '../retention-kinds.ts'

export type RetentionRun = { kind: RetentionKind; removed: number; lastAt: Date }

const shown = 60

/** What was taken out lately, by day and kind, the newest first. */
export async function readRuns(req: PayloadRequest): Promise<RetentionRun[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select kind, removed, last_at from retention_runs order by day desc, kind limit ${shown}
  `)
  return rows.map((row) => ({
    kind: row.kind as RetentionKind,
    removed: Number(row.removed),
    lastAt: new Date(String(row.last_at)),
  }))
}
