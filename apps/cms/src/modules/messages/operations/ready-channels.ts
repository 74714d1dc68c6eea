import { type MessageChannel, messageChannels } from '@estu/domain/contacts/message-channel'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** How long a worker's word holds. A restart of it takes less, and nothing that waits is lost meanwhile. */
const minutes = 5

/**
 * By which channels messages go at present: those that a worker is set up for and runs with. Storefronts, which know
 * nothing of its settings, promise no others.
 */
export async function readReadyChannels(payload: Payload): Promise<MessageChannel[]> {
  const db = await databaseOf(await createLocalReq({}, payload))
  const { rows } = await db.execute(sql`
    select channel from message_channel_states where ready_at > now() - make_interval(mins => ${minutes})
  `)
  return messageChannels.filter((channel) => rows.some((row) => row.channel === channel))
}

/** Says which channels this worker can send by. Run by the worker, at its start and again and again. */
export async function noteReadyChannels(payload: Payload): Promise<void> {
  const db = await databaseOf(await createLocalReq({}, payload))
  const refused = await refusedChannels(payload)
  const { hasMailServer, whatsapp } = payload.config.custom
  const set: Record<MessageChannel, boolean> = { mail: Boolean(hasMailServer), whatsapp: Boolean(whatsapp) }
  for (const channel of messageChannels) {
    if (set[channel] && !refused.includes(channel))
      await db.execute(sql`
        insert into message_channel_states (channel, ready_at) values (${channel}, now())
        on conflict (channel) do update set ready_at = now()
      `)
    else await db.execute(sql`delete from message_channel_states where channel = ${channel}`)
  }
}

/**
 * Channels whose last message of this hour was refused through a fault of ours: a token that ran out, a template that is
 * not approved. They are tried with the next message all the same, but nothing is promised by them.
 */
async function refusedChannels(payload: Payload): Promise<string[]> {
  const db = await databaseOf(await createLocalReq({}, payload))
  const { rows } = await db.execute(sql`
    select distinct on (channel) channel, reason from shopper_messages
    where state in ('sent', 'failed') and channel is not null and updated_at > now() - interval '1 hour'
    order by channel, updated_at desc
  `)
  return rows.flatMap(({ channel, reason }) =>
    reason === 'refused-account' || reason === 'refused-template' ? [String(channel)] : [],
  )
}
