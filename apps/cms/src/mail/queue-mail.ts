import type { PayloadRequest } from 'payload'
import type { MailOrder } from './mail-kinds.ts'

/** Puts a letter into the queue in the request's transaction: what is not stored is not written about, and the other way round. */
export async function queueMail(req: PayloadRequest, order: MailOrder, waitUntil?: Date): Promise<void> {
  await req.payload.jobs.queue({ task: 'sendMail', input: order, waitUntil, req, overrideAccess: true } as never)
}
