import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { MailJob } from '../mail-kinds.ts'

type Message = Pick<MailJob, 'kind' | 'id'>

/** A message that was queued for later and not tried yet; one that waits for its next try is none. */
const isDelayed = ({ kind, id }: Message) => sql`
  task_slug = 'sendMail' and input->>'kind' = ${kind} and input->>'id' = ${id}
  and wait_until is not null and coalesce(total_tried, 0) = 0 and not coalesce(processing, false)
`

/** Delays a message further, which tells what is stored when it is sent. @returns false when none is delayed */
export async function postponeDelayed(req: PayloadRequest, message: Message, until: Date): Promise<boolean> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    update payload_jobs set wait_until = ${until.toISOString()}::timestamptz where ${isDelayed(message)} returning id
  `)
  return rows.length > 0
}

/** Takes a delayed message back. */
export async function dropDelayed(req: PayloadRequest, message: Message): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    with dropped as (delete from payload_jobs where ${isDelayed(message)} returning id)
    delete from shopper_messages known using dropped where known.id = dropped.id and known.state = 'waiting'
  `)
}
