import type pg from 'pg'
import type { ShopFacts } from './manifest.ts'

/**
 * Counts the rows of every table and sums up orders and taken times. Sums are of digests, so that neither the order of
 * rows nor their number matters to memory.
 */
export async function readFacts(client: pg.ClientBase): Promise<ShopFacts> {
  const tables = await listTables(client)
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await client.query(`select count(*) as n from public.${client.escapeIdentifier(table)}`)
    counts[table] = Number(rows[0].n)
  }
  const sum = (table: string, words: string, where = 'true') =>
    tables.includes(table) ? sumUp(client, table, words, where) : Promise.resolve({ count: 0, digest: '0' })
  return {
    counts,
    orders: await sum('orders', 'reference'),
    slots: await sum(
      'slot_claims',
      `specialist_id::text || ' ' || extract(epoch from starts_at) || ' ' || extract(epoch from ends_at)`,
      'appointment_id is not null',
    ),
  }
}

export async function listTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  )
  return rows.map(({ name }) => String(name))
}

/** The migrations that a database has seen, in their order. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  if (!(await listTables(client)).includes('payload_migrations')) return []
  const { rows } = await client.query('select name from payload_migrations where batch > 0 order by name')
  return rows.map(({ name }) => String(name))
}

async function sumUp(client: pg.ClientBase, table: string, words: string, where: string) {
  const { rows } = await client.query(
    `select count(*) as count, coalesce(sum(('x' || left(md5(${words}), 15))::bit(60)::bigint::numeric), 0)::text as digest
     from ${table} where ${where}`,
  )
  return { count: Number(rows[0].count), digest: String(rows[0].digest) }
}

/** Names what differs between what a backup tells and what a database holds. */
export function differencesOf(told: ShopFacts, found: ShopFacts): string[] {
  const tables = [...new Set([...Object.keys(told.counts), ...Object.keys(found.counts)])].toSorted()
  const counts = tables
    .filter((table) => told.counts[table] !== found.counts[table])
    .map((table) => `${table}: ${found.counts[table] ?? 'no table'} instead of ${told.counts[table] ?? 'none'}`)
  const sums = (['orders', 'slots'] as const).filter((name) => told[name].digest !== found[name].digest)
  return [...counts, ...sums.map((name) => `${name}: others than before`)]
}
