import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** The last look at other sites, or the one under way. Times as ISO. */
export type LinkCheck = {
  startedAt: string
  /** Null while it is under way. */
  finishedAt: string | null
  /** Null until the worker has counted the addresses. */
  total: number | null
  done: number
  failed: number
}

/** @returns null where nobody ever asked for one */
export async function readCheck(req: PayloadRequest): Promise<LinkCheck | null> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select started_at, finished_at, total, done, failed from link_checks order by id desc limit 1
  `)
  const [row] = rows
  return row
    ? {
        startedAt: isoOf(row.started_at),
        finishedAt: row.finished_at ? isoOf(row.finished_at) : null,
        total: row.total === null ? null : Number(row.total),
        done: Number(row.done),
        failed: Number(row.failed),
      }
    : null
}

const isoOf = (time: unknown) => new Date(String(time)).toISOString()
