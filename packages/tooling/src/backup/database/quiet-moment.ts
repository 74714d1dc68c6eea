import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { OperatorError } from '../../env.ts'
import type { ShopFacts } from '../manifest/manifest.ts'
import { listTables, readFacts } from '../manifest/shop-facts.ts'

/**
 * Shorter than the second after which PostgreSQL looks for deadlocks: whoever waits for us is never ended for it.
 */
const lockTimeMs = 900
const tries = 60
const pauseMs = 1000

/**
 * Names a moment in the database's log, and tells what it held then. Readers go on; whoever writes waits until everything
 * is counted. @throws OperatorError where somebody writes without a pause
 */
export async function markQuietMoment(
  client: pg.ClientBase,
  name: string,
): Promise<{ facts: ShopFacts; walFile: string }> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    await client.query('begin')
    if (await lockTables(client)) {
      const facts = await readFacts(client)
      const marked = await client.query('select pg_walfile_name(pg_create_restore_point($1)) as file', [name])
      await client.query('commit')
      return { facts, walFile: String(marked.rows[0].file) }
    }
    await client.query('rollback')
    await pause(pauseMs)
  }
  throw new OperatorError(
    `something writes into the database without a pause (an import, a migration?), so that nothing could be counted. Make the backup when it is done.`,
  )
}

/** @returns whether nobody writes any more. */
async function lockTables(client: pg.ClientBase): Promise<boolean> {
  const tables = await listTables(client)
  if (tables.length === 0) return true
  const names = tables.map((table) => `public.${client.escapeIdentifier(table)}`)
  await client.query(`set local statement_timeout = ${lockTimeMs}`)
  try {
    await client.query(`lock table ${names.join(', ')} in share mode`)
  } catch (error) {
    if (isTimeout(error)) return false
    throw error
  }
  await client.query('set local statement_timeout = 0')
  return true
}

const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && ['57014', '55P03', '40P01'].includes(String(error.code))
