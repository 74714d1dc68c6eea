import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** Longer than any exchange with a messenger takes. */
const minutes = 2

/**
 * Messages that a worker died over are unclear: the request may have left. Those whose job was given up have failed. Run
 * by the worker.
 */
export async function settleAbandoned(payload: Payload): Promise<void> {
  const db = await databaseOf(await createLocalReq({}, payload))
  await db.execute(sql`
    update shopper_messages set state = 'unclear', reason = 'interrupted', updated_at = now()
    where state = 'sending' and channel = 'whatsapp' and updated_at < now() - make_interval(mins => ${minutes})
  `)
  await db.execute(sql`
    update shopper_messages known set state = 'failed', reason = coalesce(reason, 'gave-up'), updated_at = now()
    from payload_jobs job
    where job.id = known.id and job.has_error and known.state in ('waiting', 'sending')
  `)
}
