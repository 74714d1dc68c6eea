import type { MessageChannel } from '@estu/domain/contacts/message-channel'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { branchesSql } from '../../../access/clinic.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { writeAudit } from '../../audit/index.ts'
import type { MessageReason, MessageState } from '../channels/channel.ts'
import type { ToldCollection } from '../mail-kinds.ts'

/** What became of one message. `kind`: as stored, which may be another release's. `at`: since when it is so; `due`: when it goes out, where that is not now. */
export type ToldMessage = {
  id: string
  kind: string
  channel: MessageChannel | null
  state: MessageState
  reason: MessageReason | null
  detail: string | null
  at: Date
  /** When it came to the shopper's phone, and was read there, as far as the messenger tells. */
  deliveredAt: Date | null
  readAt: Date | null
  due: Date | null
}

export type UntoldMessage = ToldMessage & {
  /** Whether it came by letter to somebody who was promised that the staff writes or calls. */
  promised: boolean
  collection: ToldCollection
  documentId: string
  reference: string
}

/** More than an order or a visit ever has. */
const most = 50

/** As many as are shown at once; whoever is written to makes room for the next. */
export const untoldShown = 20

/** What a shopper was told of an order or a visit, the newest first. */
export async function listMessages(req: PayloadRequest, documentId: string): Promise<ToldMessage[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select message.*, job.wait_until from shopper_messages message left join payload_jobs job on job.id = message.id
    where message.document_id = ${documentId}
    order by message.created_at desc, message.kind limit ${most}
  `)
  if (rows.length > 0) await writeAudit(req, { action: 'read', collection: 'shopper-messages', ids: [documentId] })
  return rows.map(toldOf)
}

/**
 * Shoppers who have not heard what they should: nobody has written to them since, nobody has closed their enquiry, and no
 * later message has arrived. Also those who chose a way that is served by people and were written a letter instead: the
 * page after ordering or booking promised them that somebody writes or calls. One for each order or
 * visit, first those who heard nothing at all, the oldest before the newer; the staff of a branch see that branch's.
 */
export async function listUntold(req: PayloadRequest): Promise<UntoldMessage[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select * from (
      select distinct on (message.document_id) message.*, document.reference, document.collection,
        message.state = 'sent' as promised
      from shopper_messages message
      join (
        select 'orders' as collection, id, reference, told_at, branch_id,
          contact_by <> 'email' and status not in ('cancelled', 'completed') as by_people from orders
        union all select 'appointments', id, reference, told_at, branch_id,
          contact_by <> 'email' and status = 'booked' and starts_at > now() from appointments
        union all select 'waitlist', id, reference, told_at, branch_id, false from waitlist
        union all select 'feedback', id, reference, case when status = 'closed' then updated_at end, branch_id, false
          from feedback
      ) document on document.id = message.document_id::uuid
      where message.updated_at > now() - interval '14 days'
        and (document.told_at is null or document.told_at < message.updated_at)
        and ${branchesSql(req, sql`document.branch_id`)}
        and message.state in ('unclear', 'failed', 'by-hand', 'sent')
        and (
          message.state <> 'sent' and not exists (
            select 1 from shopper_messages later
            where later.document_id = message.document_id and later.state = 'sent'
              and later.updated_at > message.updated_at
          )
          or message.state = 'sent' and message.channel = 'mail'
            and message.kind in ('order-placed', 'appointment-booked') and document.by_people
        )
      order by message.document_id, message.updated_at desc
    ) untold order by promised, updated_at limit ${untoldShown}
  `)
  const ids = rows.map(({ document_id }) => String(document_id))
  if (ids.length > 0) await writeAudit(req, { action: 'list', collection: 'shopper-messages', ids })
  return rows.map((row) => ({
    ...toldOf(row),
    promised: row.promised === true,
    collection: row.collection as ToldCollection,
    documentId: String(row.document_id),
    reference: String(row.reference ?? ''),
  }))
}

const dateOr = (value: unknown) => (value ? new Date(String(value)) : null)
const wordOr = (value: unknown) => (typeof value === 'string' ? value : null)

function toldOf(row: Record<string, unknown>): ToldMessage {
  return {
    id: String(row.id),
    kind: String(row.kind),
    channel: wordOr(row.channel) as MessageChannel | null,
    state: String(row.state) as MessageState,
    reason: wordOr(row.reason) as MessageReason | null,
    detail: wordOr(row.detail),
    at: new Date(String(row.updated_at)),
    deliveredAt: dateOr(row.delivered_at),
    readAt: dateOr(row.read_at),
    due: row.wait_until && row.state === 'waiting' ? new Date(String(row.wait_until)) : null,
  }
}
