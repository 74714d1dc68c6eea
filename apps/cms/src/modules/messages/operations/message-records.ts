import type { MessageChannel } from '@estu/domain/contacts/message-channel'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { Outcome } from '../channels/channel.ts'
import type { MailJob } from '../mail-kinds.ts'

/** Writes down that a shopper is to be told something. */
export async function recordMessage(req: PayloadRequest, id: string, { kind, id: document }: MailJob): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into shopper_messages (id, kind, document_id, state) values (${id}::uuid, ${kind}, ${document}, 'waiting')
  `)
}

/** Whether a shopper was told, or will be; what held no more when its turn came is not among it. */
export async function isRecorded(req: PayloadRequest, { kind, id: document }: MailJob): Promise<boolean> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select 1 from shopper_messages where document_id = ${document} and kind = ${kind} limit 1
  `)
  return rows.length > 0
}

/**
 * Takes a message for this process alone, and says so in the database before anything is sent: whoever dies after that
 * leaves a mark. Letters are taken again, see `mailChannel`. What was queued before messages were recorded is recorded here.
 * @returns false: somebody else has it, or it is over
 */
export async function claimMessage(
  req: PayloadRequest,
  id: string,
  { kind, id: document }: MailJob,
  channel: MessageChannel,
): Promise<boolean> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    insert into shopper_messages as known (id, kind, document_id, channel, state)
    values (${id}::uuid, ${kind}, ${document}, ${channel}, 'sending')
    on conflict (id) do update
      set channel = excluded.channel, state = 'sending', reason = null, detail = null, updated_at = now()
      where known.state = 'waiting' or (known.state = 'sending' and excluded.channel = 'mail')
    returning id
  `)
  return rows.length > 0
}

/** Writes down what a try came to. An answer that came late is still better than none. */
export async function settleMessage(req: PayloadRequest, id: string, outcome: Outcome): Promise<void> {
  const { reason, detail, remoteId } = { reason: null, detail: null, remoteId: null, ...outcome }
  const db = await databaseOf(req)
  await db.execute(sql`
    update shopper_messages
    set state = ${outcome.state}, reason = ${reason}, detail = ${detail}, remote_id = ${remoteId}, updated_at = now()
    where id = ${id}::uuid and state in ('sending', 'unclear')
  `)
}

/** No channel reaches this shopper: somebody of the clinic writes. */
export async function leaveToStaff(req: PayloadRequest, id: string, { kind, id: document }: MailJob): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into shopper_messages as known (id, kind, document_id, state)
    values (${id}::uuid, ${kind}, ${document}, 'by-hand')
    on conflict (id) do update set state = 'by-hand', updated_at = now() where known.state = 'waiting'
  `)
}

/** There is nothing to say any more. */
export async function withdrawMessage(req: PayloadRequest, id: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`delete from shopper_messages where id = ${id}::uuid and state = 'waiting'`)
}
