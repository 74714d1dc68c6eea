import { z } from 'zod'
import type { MessageReason } from '../../channel.ts'
import { reasonOf } from '../read-answer.ts'

/** What WhatsApp says became of a message, in the order of how much it says. */
export type DeliveryState = 'sent' | 'failed' | 'delivered' | 'read'

export type DeliveryNotice = {
  /** What WhatsApp calls the message. */
  remoteId: string
  /** What we call it; null where WhatsApp does not repeat it. */
  id: string | null
  state: DeliveryState
  at: Date
  reason: MessageReason | null
  /** WhatsApp's own number of its refusal. */
  detail: string | null
}

const envelope = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
})
const value = z.object({ statuses: z.array(z.unknown()) })
const status = z.object({
  id: z.string().min(1).max(512),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: z.string().regex(/^\d{1,11}$/),
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors: z.array(z.object({ code: z.number().int() })).optional(),
})

/**
 * The notices of what became of messages, among all that WhatsApp tells: it may say other things by the same way, and
 * new ones any day. What is no such notice is left out; who wrote to whom is not read at all.
 */
export function readNotices(said: unknown): DeliveryNotice[] {
  const changes = envelope.safeParse(said).data?.entry.flatMap((entry) => entry.changes) ?? []
  return changes
    .filter(({ field }) => field === 'messages')
    .flatMap((change) => value.safeParse(change.value).data?.statuses ?? [])
    .flatMap((one) => {
      const { data } = status.safeParse(one)
      return data ? [noticeOf(data)] : []
    })
}

const uuid = z.uuid()

function noticeOf(said: z.output<typeof status>): DeliveryNotice {
  const code = said.errors?.[0]?.code
  return {
    remoteId: said.id,
    id: uuid.safeParse(said.biz_opaque_callback_data).data ?? null,
    state: said.status,
    at: new Date(Number(said.timestamp) * 1000),
    ...(said.status === 'failed' ? { reason: whyLost(code), detail: code === undefined ? null : String(code) } : none),
  }
}

const none = { reason: null, detail: null }

/** A refusal that comes later has the numbers of one that comes at once, and some of its own. */
function whyLost(code: number | undefined): MessageReason {
  const reason = code === undefined ? 'refused-other' : reasonOf(400, code)
  return reason === 'refused-other' ? 'not-delivered' : reason
}
