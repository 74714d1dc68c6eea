import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { DeliveryNotice } from '../channels/whatsapp/notices/read-notices.ts'

/** How much each says: who was reached is not called lost afterwards, and who was called lost may be reached after all. */
const ranks = { sent: 0, failed: 1, delivered: 2, read: 3 } as const
const known = sql`case when read_at is not null then 3 when delivered_at is not null then 2
  when state = 'failed' then 1 when state = 'sent' then 0 else -1 end`

/**
 * Writes down what the messenger says became of a message. Notices come twice and in any order: one that says no more
 * than is known changes nothing, so the last word is the same whichever came first. What was unclear, as no answer had
 * come, is settled by it too.
 * @returns false where no message of ours is called so
 */
export async function noteDelivery(req: PayloadRequest, notice: DeliveryNotice): Promise<boolean> {
  const db = await databaseOf(req)
  const { remoteId, id, reason, detail } = notice
  const rank = ranks[notice.state]
  const state = notice.state === 'failed' ? 'failed' : 'sent'
  const isHere = sql`
    channel = 'whatsapp' and state <> 'by-hand'
    and (remote_id = ${remoteId} or (remote_id is null and id = ${id}::uuid))
  `
  // No clock of theirs sets ours forward.
  const at = sql`least(now(), ${notice.at.toISOString()}::timestamptz)`
  const { rows } = await db.execute(sql`
    with noted as (
      update shopper_messages set
        state = ${state}, reason = ${reason}, detail = ${detail}, remote_id = ${remoteId},
        delivered_at = case when ${rank}::int >= 2 then coalesce(delivered_at, ${at}) end,
        read_at = case when ${rank}::int = 3 then ${at} end,
        updated_at = case when state = ${state} then updated_at else greatest(created_at, ${at}) end
      where ${isHere} and ${known} < ${rank}::int
    )
    select 1 from shopper_messages where ${isHere} limit 1
  `)
  return rows.length > 0
}
