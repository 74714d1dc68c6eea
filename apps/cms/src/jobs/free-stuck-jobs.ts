import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf } from '../database/of-request.ts'

/** Longer than any piece of work takes: a letter gives up after less than a minute. */
const minutes = 10

/**
 * Work that a process took and did not finish, because it was killed, is taken up again. Without this a letter that
 * was being sent at that moment would never be.
 */
export async function freeStuckJobs(payload: Payload): Promise<void> {
  const db = await databaseOf(await createLocalReq({}, payload))
  await db.execute(sql`
    update payload_jobs set processing = false
    where processing and completed_at is null and updated_at < now() - make_interval(mins => ${minutes})
  `)
}
