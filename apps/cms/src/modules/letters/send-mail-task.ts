import type { TaskConfig } from 'payload'
import { noteReminder } from '../appointments/index.ts'
import { giveBack, withinLimit } from '../customer-requests/index.ts'
import { formatLetter, isForClinic, type MailOrder } from '../messages/index.ts'
import { writeLetter } from './write-letter.ts'

/**
 * Sends one letter. A mail server that is away is tried again after half a minute, then after twice as long, for
 * about four hours in all; the shopper never waits for it.
 */
export const sendMailTask: TaskConfig<'sendMail'> = {
  slug: 'sendMail',
  retries: { attempts: 9, backoff: { type: 'exponential', delay: 30_000 } },
  inputSchema: [
    { name: 'kind', type: 'text', required: true },
    { name: 'id', type: 'text', required: true },
    { name: 'startsAt', type: 'text' },
    { name: 'language', type: 'text' },
  ],
  handler: async ({ input, req, job }) => {
    const order = input as MailOrder
    const letter = await writeLetter(req, order)
    // Nothing to write: the person left no e-mail address, or what it was about is gone.
    if (!letter) return { output: {} }
    const { payload } = req
    // Addresses are typed by whoever likes to: nobody's mailbox is filled by us.
    const typed = !isForClinic(order)
    if (typed && !(await withinLimit(payload, 'lettersTo', letter.to))) return { output: {} }
    try {
      // One name for every try, so that a mail server that took it twice can tell.
      await payload.sendEmail({ ...formatLetter(letter), messageId: `<${job.id}@estu>` })
    } catch (error) {
      if (typed) await giveBack(payload, 'lettersTo', letter.to)
      throw error
    }
    if (order.kind === 'appointment-reminder') await noteReminder(req, order.id)
    return { output: {} }
  },
}
