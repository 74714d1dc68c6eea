import type { TaskConfig } from 'payload'
import { formatLetter } from './format-letter.ts'
import type { MailOrder } from './mail-kinds.ts'
import { writeLetter } from './write-letter.ts'

/**
 * Sends one letter. A mail server that is away is tried again after half a minute, then after twice as long, for
 * about four hours in all; the shopper never waits for it.
 */
export const sendMailTask = {
  slug: 'sendMail',
  retries: { attempts: 9, backoff: { type: 'exponential', delay: 30_000 } },
  inputSchema: [
    { name: 'kind', type: 'text', required: true },
    { name: 'id', type: 'text', required: true },
    { name: 'startsAt', type: 'text' },
    { name: 'token', type: 'text' },
    { name: 'language', type: 'text' },
  ],
  handler: async ({ input, req, job }: { input: unknown; req: never; job: { id: string | number } }) => {
    const letter = await writeLetter(req, input as MailOrder)
    // Nothing to write: the person left no e-mail address, or what it was about is gone.
    if (!letter) return { output: {} }
    await (req as { payload: { sendEmail: (mail: object) => Promise<unknown> } }).payload.sendEmail({
      ...formatLetter(letter),
      // The same for every try, so that a mail server that took it twice can tell.
      messageId: `<${job.id}@estu>`,
    })
    return { output: {} }
  },
} as unknown as TaskConfig
