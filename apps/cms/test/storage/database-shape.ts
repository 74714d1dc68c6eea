import type { Row } from './former-shop.ts'

type Ask = (sql: string) => Promise<Row[]>

const parts = [
  `select table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' ' || coalesce(column_default, '')
   from information_schema.columns where table_schema = 'public'`,
  `select indexdef from pg_indexes where schemaname = 'public'`,
  `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
   from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  `select typname || ' ' || string_agg(enumlabel, ',' order by enumsortorder)
   from pg_enum join pg_type on pg_type.oid = enumtypid group by typname`,
]

/** Every column, index, constraint and choice of a database, a line each, in order. */
export async function databaseShape(ask: Ask): Promise<string[]> {
  const found: string[] = []
  for (const sql of parts) for (const row of await ask(sql)) found.push(String(Object.values(row)[0]))
  return found.toSorted()
}

/** How many rows each table holds, by name. */
export async function countRows(ask: Ask): Promise<Record<string, number>> {
  const tables = await ask(`select tablename from pg_tables where schemaname = 'public'`)
  const counts = tables.map(({ tablename }) => `select '${tablename}' as name, count(*)::int as n from "${tablename}"`)
  const rows = await ask(counts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, n }) => [String(name), Number(n)]))
}
