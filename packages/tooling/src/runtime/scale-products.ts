import path from 'node:path'
import { withClient } from '../database/open-database.ts'
import { OperatorError, root } from '../env.ts'
import { startChild } from '../processes/child.ts'
import { say } from '../progress.ts'

/** Adds so many invented products to a prepared database and says what that took. @returns the seconds. */
export async function addScaleProducts(
  env: Record<string, string>,
  databaseUrl: string,
  count: number,
): Promise<number> {
  const started = Date.now()
  const child = startChild({
    name: 'seed:scale',
    command: process.execPath,
    args: ['src/commands/seed-scale.ts', String(count)],
    cwd: path.join(root, 'apps/cms'),
    env,
    echo: true,
  })
  const code = await child.exited
  if (code !== 0) throw new OperatorError(`the products could not be added (exit ${code}).`)
  const { rows, bytes } = await sizeOf(databaseUrl)
  const seconds = (Date.now() - started) / 1000
  say(
    `${count} products added in ${seconds.toFixed(0)} s: ${rows} rows in the database, ${(bytes / 2 ** 20).toFixed(0)} MB`,
  )
  return seconds
}

/** Rows as the statistics have them. */
const sizeOf = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    const found = await client.query(`
      select pg_database_size(current_database())::bigint as bytes,
        (select sum(reltuples)::bigint from pg_class join pg_namespace on pg_namespace.oid = relnamespace
          where relkind = 'r' and nspname = 'public' and reltuples > 0) as rows
    `)
    return { rows: Number(found.rows[0]?.rows), bytes: Number(found.rows[0]?.bytes) }
  })
