import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { getTableColumns } from '@payloadcms/db-postgres/drizzle'
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'

type Row = Record<string, unknown>

/** Rows by table, tables in the order in which their rows may be stored. */
export type RecordedRows = Map<PgTable, Row[]>

type Store = (db: PostgresAdapter) => Promise<unknown>

/**
 * What Payload would insert, without inserting it: its own mapping of documents to tables, given an adapter that only
 * writes down. Ids that the database would give to rows with rows of their own are given here.
 */
export async function recordRows(payload: Payload, rows: RecordedRows, store: Store): Promise<void> {
  const adapter = payload.db as unknown as PostgresAdapter
  const recorder = Object.create(adapter, {
    insert: { value: async (given: Insert) => keep(adapter, rows, given) },
    // A new document has no former version to mark as such.
    execute: { value: async () => ({ rows: [] }) },
  }) as PostgresAdapter
  await store(recorder)
}

type Insert = { tableName: string; values: Row | Row[] }

function keep(adapter: PostgresAdapter, rows: RecordedRows, { tableName, values }: Insert): Row[] {
  const table = adapter.tables[tableName] as unknown as PgTable
  const id = getTableColumns(table).id
  const given = Array.isArray(values) ? values : [values]
  const kept = id?.getSQLType() === 'uuid' ? given.map((row) => ({ ...row, id: row.id ?? randomUUID() })) : given
  const together = rows.get(table) ?? []
  together.push(...kept)
  rows.set(table, together)
  return kept
}
