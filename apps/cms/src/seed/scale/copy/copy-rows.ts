import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns } from '@payloadcms/db-postgres/drizzle'
import { getTableConfig, type PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { from as copyFrom } from 'pg-copy-streams'
import type { CopyClient } from './copy-transaction.ts'

type Row = Record<string, unknown>

/** Stands for what the database fills in itself. */
const byDefault = '\\D'

/** Stores rows by COPY: one statement a table, whatever their number. */
export async function copyRows(client: CopyClient, table: PgTable, rows: readonly Row[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table))
  const names = columns.map(([, { name }]) => client.escapeIdentifier(name)).join(', ')
  const target = client.escapeIdentifier(getTableConfig(table).name)
  const encode = columns.map(
    ([key, column]) =>
      (row: Row) =>
        textOf(row[key] ?? (column.hasDefault ? row[key] : null), (value) => column.mapToDriverValue(value)),
  )
  const lines = rows.map((row) => `${encode.map((write) => write(row)).join('\t')}\n`)
  const stream = client.query(copyFrom(`copy ${target} (${names}) from stdin with (default '${byDefault}')`))
  await pipeline(Readable.from([lines.join('')], { objectMode: false }), stream)
}

function textOf(value: unknown, driverValue: (value: unknown) => unknown): string {
  if (value === undefined) return byDefault
  if (value === null) return '\\N'
  const written = driverValue(value)
  return String(written).replaceAll(/[\\\t\n\r]/g, (char) => escapes[char] as string)
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
