import type { PayloadRequest } from 'payload'
import type { LetterKind, MailJob, MessageKind } from '../mail-kinds.ts'
import { recordMessage } from './message-records.ts'

/** Letters wait apart from publications: a mail server that hangs holds up nothing but letters. */
export const mailQueue = 'mail'
/** And a messenger that hangs, nothing but its own messages. */
export const whatsappQueue = 'whatsapp'

type Queue = typeof mailQueue | typeof whatsappQueue

/** Puts a letter into the queue in the request's transaction: what is not stored is not written about, and the other way round. */
export async function queueMail(req: PayloadRequest, order: MailJob<LetterKind>, waitUntil?: Date): Promise<void> {
  await enqueue(req, order, mailQueue, waitUntil)
}

/** The same for what a shopper is told of an order or a visit, by whichever way reaches them when it is sent. */
export async function queueMessage(
  req: PayloadRequest,
  order: MailJob<MessageKind>,
  { contactBy }: { contactBy: string },
  waitUntil?: Date,
): Promise<void> {
  const job = await enqueue(req, order, contactBy === 'whatsapp' ? whatsappQueue : mailQueue, waitUntil)
  await recordMessage(req, String(job.id), order)
}

const enqueue = (req: PayloadRequest, input: MailJob, queue: Queue, waitUntil?: Date) =>
  req.payload.jobs.queue({ task: 'sendMail', queue, input, waitUntil, req, overrideAccess: true })
