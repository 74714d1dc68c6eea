import type { PayloadRequest } from 'payload'
import type { MailOrder } from '../mail-kinds.ts'

/** Letters wait apart from publications: a mail server that hangs holds up nothing but letters. */
export const mailQueue = 'mail'

/** Puts a letter into the queue in the request's transaction: what is not stored is not written about, and the other way round. */
export async function queueMail(req: PayloadRequest, order: MailOrder, waitUntil?: Date): Promise<void> {
  await req.payload.jobs.queue({
    task: 'sendMail',
    queue: mailQueue,
    input: order,
    waitUntil,
    req,
    overrideAccess: true,
  })
}
