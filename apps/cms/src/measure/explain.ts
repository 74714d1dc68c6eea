import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Statement } from './statements.ts'
import { wholeTables } from './whole-tables.ts'

export type Plan = { text: string; indexes: string[]; wholeTables: string[] }

/** How the database answers a statement. */
export async function explain(payload: Payload, { text, values }: Statement): Promise<Plan> {
  const { pool } = payload.db as unknown as PostgresAdapter
  const found = await pool.query(`explain (analyze, buffers) ${text}`, values)
  const lines = found.rows.map((row: Record<string, unknown>) => String(row['QUERY PLAN']))
  return {
    text: lines.join('\n'),
    indexes: named(lines, /(?:Index (?:Only )?Scan(?: Backward)? using|Bitmap Index Scan on) (\S+)/),
    wholeTables: wholeTables(lines),
  }
}

const named = (lines: readonly string[], pattern: RegExp) =>
  [...new Set(lines.flatMap((line) => pattern.exec(line)?.[1] ?? []))].toSorted()
