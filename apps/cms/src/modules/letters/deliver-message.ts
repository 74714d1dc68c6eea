import { type MessageChannel, messageChannel } from '@estu/domain/contacts/message-channel'
import type { PayloadRequest } from 'payload'
import type { WhatsappSettings } from '../../env.ts'
import { noteReminder } from '../appointments/index.ts'
import { giveBack, withinLimit } from '../customer-requests/index.ts'
import {
  claimMessage,
  leaveToStaff,
  type MailJob,
  type MessageKind,
  mailChannel,
  type Outcome,
  readAddressee,
  settleMessage,
  whatsappChannel,
  withdrawMessage,
} from '../messages/index.ts'
import { writeLetter } from './write-letter.ts'
import { hasTemplate, writeTemplate } from './write-template.ts'

/**
 * Tells a shopper of their order or visit by the way they chose, and writes down what came of it.
 * @throws where it is to be tried again
 */
export async function deliverMessage(req: PayloadRequest, id: string, order: MailJob<MessageKind>): Promise<void> {
  const whatsapp = req.payload.config.custom.whatsapp as WhatsappSettings | null
  const addressee = await readAddressee(req, order)
  const channel =
    addressee && messageChannel(addressee, whatsapp && hasTemplate(order) ? ['mail', 'whatsapp'] : ['mail'])
  const ready = addressee && (await prepare(req, id, order, channel, whatsapp))
  if (!ready) return withdrawMessage(req, id)
  if (!ready.channel) return leaveToStaff(req, id, order)
  const { payload } = req
  // Addresses and numbers are typed by whoever likes to: nobody's mailbox or messenger is filled by us.
  const isAllowed = await withinLimit(payload, 'lettersTo', ready.to)
  const isOurs = await claimMessage(req, id, order, ready.channel)
  const outcome: Outcome =
    isAllowed && isOurs ? await ready.send() : { state: 'failed', reason: 'too-many', detail: null }
  if (isAllowed && (!isOurs || outcome.state === 'waiting')) await giveBack(payload, 'lettersTo', ready.to)
  if (!isOurs) return
  await settleMessage(req, id, outcome)
  if (outcome.state === 'waiting') throw new Error(`message ${outcome.reason} ${outcome.detail ?? ''}`.trim())
  if (outcome.state === 'sent' && order.kind === 'appointment-reminder') await noteReminder(req, order.id)
}

type Ready = { channel: MessageChannel; to: string; send: () => Promise<Outcome> } | { channel: null }

/** Null where there is nothing to say any more, such as a reminder of a time that was moved. */
async function prepare(
  req: PayloadRequest,
  id: string,
  order: MailJob<MessageKind>,
  channel: MessageChannel | null,
  whatsapp: WhatsappSettings | null,
): Promise<Ready | null> {
  if (channel === 'mail') {
    const letter = await writeLetter(req, order)
    return letter && { channel, to: letter.to, send: () => mailChannel(req.payload).send(letter, id) }
  }
  const template = await writeTemplate(req, order)
  if (!template || channel === null || !whatsapp) return template && { channel: null }
  return { channel, to: template.to, send: () => whatsappChannel(whatsapp).send(template, id) }
}
