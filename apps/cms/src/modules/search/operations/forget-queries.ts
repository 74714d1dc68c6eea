import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** Counts of queries are kept so long, days. */
const keptDays = 90

/** Takes away counts that are older than they are kept. @returns how many rows. */
export async function forgetOldQueries(payload: Payload): Promise<number> {
  const db = await databaseOf(await createLocalReq({}, payload))
  const gone = await db.execute(sql`
    delete from search_queries where day < (now() at time zone 'Asia/Almaty')::date - ${keptDays}::int returning 1
  `)
  return gone.rows.length
}
