import { withoutValues } from '@estu/domain/text/without-values'
import type { PayloadRequest, TaskConfig } from 'payload'
import { giveBack, withinLimit } from '../customer-requests/index.ts'
import { isForClinic, isMailKind, isMessage, type MailJob, mailChannel, opensAdmin } from '../messages/index.ts'
import { deliverMessage } from './deliver-message.ts'
import { toldAtTerminal } from './told-at-terminal.ts'
import { writeLetter } from './write-letter.ts'

/**
 * Sends one letter or message. A server that is away is tried again after half a minute, then after twice as long, for
 * about four hours in all; the shopper never waits for it. So is a kind that only a newer release has words for.
 */
export const sendMailTask: TaskConfig<'sendMail'> = {
  slug: 'sendMail',
  retries: { attempts: 9, backoff: { type: 'exponential', delay: 30_000 } },
  inputSchema: [
    { name: 'kind', type: 'text', required: true },
    { name: 'id', type: 'text', required: true },
    { name: 'startsAt', type: 'text' },
    { name: 'language', type: 'text' },
    { name: 'branch', type: 'text' },
    { name: 'answer', type: 'text' },
  ],
  handler: async ({ input, req, job }) => {
    const id = String(job.id)
    if (!isMailKind(input.kind)) {
      // Jobs are run silently: without this line only their table would tell.
      req.payload.logger.error({ jobId: id, msg: `a letter is not sent, its kind is unknown: ${input.kind}` })
      throw new Error(`unknown kind of letter: ${input.kind}`)
    }
    const order = input as MailJob
    try {
      await (isMessage(order) ? deliverMessage(req, id, order) : deliverLetter(req, id, order))
    } catch (error) {
      // Trap: Payload stores the words of an error with the job, and those of a failed query quote whom it was about.
      throw new Error(withoutValues(error instanceof Error ? error.message : String(error)), { cause: error })
    }
    return { output: {} }
  },
}

/** A letter that nobody looks for at the desk. */
async function deliverLetter(req: PayloadRequest, id: string, order: MailJob): Promise<void> {
  const letter = await writeLetter(req, order)
  // Nothing to write: the person left no e-mail address, or what it was about is gone.
  if (!letter) return
  const { payload } = req
  // Addresses are typed by whoever likes to: nobody's mailbox is filled by us.
  const typed = !isForClinic(order)
  if (typed && !(await withinLimit(payload, 'lettersTo', letter.to))) return
  if (opensAdmin(order) && toldAtTerminal(payload, letter)) return
  const outcome = await mailChannel(payload).send(letter, id)
  if (outcome.state === 'sent' || outcome.reason === 'no-server') return
  if (typed) await giveBack(payload, 'lettersTo', letter.to)
  // To be tried again, or to be found among the jobs that failed.
  throw new Error(`letter ${outcome.reason} ${outcome.detail ?? ''}`.trim())
}
