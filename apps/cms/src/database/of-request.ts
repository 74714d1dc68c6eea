import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** The database as this request sees it: inside its transaction where it has one. */
export async function databaseOf(req: PayloadRequest): Promise<PostgresAdapter['drizzle']> {
  const adapter = req.payload.db
  const transaction = req.transactionID ? adapter.sessions?.[String(await req.transactionID)]?.db : undefined
  return (transaction ?? adapter.drizzle) as PostgresAdapter['drizzle']
}
