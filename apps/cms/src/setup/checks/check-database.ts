import type { Payload } from 'payload'

export type DatabaseState =
  /** No table of anybody, or the tables of a shop that was never made. */
  | { kind: 'free' }
  | { kind: 'shop'; name: string; isDemo: boolean }
  | { kind: 'foreign'; tables: string[] }
  /** Migrated by a release that is newer than this one. */
  | { kind: 'newer' }

const shownTables = 3

type Pool = Pick<Payload['db']['pool'], 'query'>

/** Says what a database holds before anything is written to it. Reads only. */
export async function readDatabaseState(db: Pool, known: readonly string[]): Promise<DatabaseState> {
  const tables = await listTables(db)
  if (tables.length === 0) return { kind: 'free' }
  const done = tables.includes('payload_migrations') ? await listDone(db) : []
  const isOurs = done.some((name) => known.includes(name))
  // A migration is noted with its tables, so tables without a note of ours are somebody else's.
  if (!isOurs && tables.some((name) => name !== 'payload_migrations'))
    return { kind: 'foreign', tables: tables.slice(0, shownTables) }
  if (done.some((name) => !known.includes(name))) return { kind: 'newer' }
  return readShop(db, tables)
}

async function listTables(db: Pool): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by 1
  `)
  return rows.map(({ name }) => name)
}

/** What Payload notes while it pushes a schema in development is `dev`. */
async function listDone(db: Pool): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`select name from payload_migrations where name <> 'dev'`)
  return rows.map(({ name }) => name)
}

async function readShop(db: Pool, tables: readonly string[]): Promise<DatabaseState> {
  const has = async (table: string) =>
    tables.includes(table) && (await db.query(`select 1 from "${table}" limit 1`)).rows.length > 0
  const isOwn = await has('shop_setup')
  const isDemo = !isOwn && (await has('seed_entries'))
  if (!isOwn && !isDemo && !(await has('staff')) && !(await has('organisation'))) return { kind: 'free' }
  const named = tables.includes('organisation')
    ? await db.query<{ name: string | null }>('select name from organisation limit 1')
    : null
  return { kind: 'shop', name: named?.rows[0]?.name ?? '', isDemo }
}
