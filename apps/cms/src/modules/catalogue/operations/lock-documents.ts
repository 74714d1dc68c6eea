import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/**
 * Lets one transaction at a time bring a document's rows up to date. Two may be at it at once (a save, its stock, a
 * rebuild): whoever comes second reads the document after the first has committed, so that no row is older than its
 * document. In one order, so that two rebuilds cannot wait for each other.
 */
export async function lockDocuments(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  const db = await databaseOf(req)
  const sorted = `{${[...ids].toSorted().join(',')}}`
  await db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('catalogue ' || id, 0))
    from (select id from unnest(${sorted}::text[]) as given (id) order by id) in_order
  `)
}
