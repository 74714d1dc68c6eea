import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** Who read what is kept for three years, as long as anybody could ask. */
const keptDays = 1095

/**
 * Writes down who of the staff read these documents, once an hour each. What cannot be written down is not shown.
 * @throws when the database does not answer
 */
export async function noteReads(req: PayloadRequest, collection: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || !req.user) return
  const db = await databaseOf(req)
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  await db.execute(sql`
    insert into health_reads (hour, staff_id, collection, document_id)
    select date_trunc('hour', now()), ${String(req.user.id)}, ${collection}, id
    from unnest(array[${list}]::text[]) as id order by id
    on conflict (hour, staff_id, collection, document_id) do update set times = health_reads.times + 1
  `)
}

/** Run by the worker. @returns how many rows were too old */
export async function forgetReads(payload: Payload): Promise<number> {
  const db = await databaseOf(await createLocalReq({}, payload))
  const gone = await db.execute(sql`
    delete from health_reads where hour < now() - make_interval(days => ${keptDays}) returning 1
  `)
  return gone.rows.length
}
