import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Submittable } from 'pg'

/** What copying needs of a connection. */
export type CopyClient = {
  escapeIdentifier: (name: string) => string
  query: <T extends Submittable>(stream: T) => T
}

/** One transaction of a connection that can COPY, which Payload's own does not hand out; operations take part by `req`. */
export async function inCopyTransaction(
  payload: Payload,
  work: (client: CopyClient, req: PayloadRequest) => Promise<void>,
): Promise<void> {
  const adapter = payload.db as unknown as PostgresAdapter
  const client = await adapter.pool.connect()
  const transactionID = randomUUID()
  const req = await createLocalReq({ locale: 'ru' }, payload)
  req.transactionID = transactionID
  const ended = async () => undefined
  const db = drizzle(client, { schema: adapter.schema }) as never
  adapter.sessions[transactionID] = { db, resolve: ended, reject: ended }
  try {
    await client.query('begin')
    await work(client, req)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    delete adapter.sessions[transactionID]
    client.release()
  }
}
