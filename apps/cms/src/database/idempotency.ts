import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from './in-transaction.ts'
import { databaseOf } from './of-request.ts'

/** As Stripe keeps them: at least a day. */
const keptHours = 24

export type IdempotentRequest = { key: string; scope: string; request: unknown }

/**
 * Does a piece of work once for a key, within the request's transaction. The same key with the same request gets the
 * first answer again, word for word; with another request it is refused. Two at once: the second waits for the first
 * to commit or fail. After a day the key is free.
 * @throws Refusal `key-reused`
 */
export async function runIdempotent<T>(
  req: PayloadRequest,
  once: IdempotentRequest,
  work: () => Promise<T>,
): Promise<T> {
  const db = await databaseOf(req)
  const fingerprint = createHash('sha256').update(JSON.stringify(once.request)).digest('hex')
  await db.execute(sql`
    delete from idempotency_keys
    where scope = ${once.scope} and key = ${once.key} and created_at < now() - make_interval(hours => ${keptHours})
  `)
  const mine = await db.execute(sql`
    insert into idempotency_keys (scope, key, fingerprint) values (${once.scope}, ${once.key}, ${fingerprint})
    on conflict do nothing returning key
  `)
  if (mine.rows.length === 0) return replay<T>(db, once, fingerprint)
  const answer = await work()
  await db.execute(sql`
    update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb
    where scope = ${once.scope} and key = ${once.key}
  `)
  return answer
}

/** The answer a key was given before, or null; what is still under way has none. */
export async function findIdempotentAnswer<T>(
  req: PayloadRequest,
  { scope, key }: Pick<IdempotentRequest, 'scope' | 'key'>,
): Promise<T | null> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`select answer from idempotency_keys where scope = ${scope} and key = ${key}`)
  return (found.rows[0]?.answer as T | undefined) ?? null
}

async function replay<T>(
  db: Awaited<ReturnType<typeof databaseOf>>,
  once: IdempotentRequest,
  fingerprint: string,
): Promise<T> {
  const found = await db.execute(sql`
    select fingerprint, answer from idempotency_keys where scope = ${once.scope} and key = ${once.key}
  `)
  const row = found.rows[0]
  if (!row || row.fingerprint !== fingerprint) throw new Refusal('key-reused')
  return row.answer as T
}
