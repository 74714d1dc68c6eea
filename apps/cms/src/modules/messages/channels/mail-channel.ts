import type { Payload } from 'payload'
import { readBrandName } from '../../brand/index.ts'
import { formatLetter } from '../format-letter.ts'
import type { Letter } from '../mail-kinds.ts'
import type { Channel, Outcome } from './channel.ts'

/**
 * Letters by the mail server. A letter that may have been taken is sent again under the same name, by which mailboxes
 * tell: unlike a messenger's, a second copy does no harm.
 */
export const mailChannel = (payload: Payload): Channel<Letter> => ({
  name: 'mail',
  send: async (letter, id) => {
    try {
      const from = { name: await readBrandName(payload, letter.locale), address: payload.email.defaultFromAddress }
      await payload.sendEmail({ ...formatLetter(letter), from, messageId: `<${id}@estu>` })
    } catch (error) {
      return faultOf(error)
    }
    // Without a server it lies in a folder, and nobody will read it.
    if (!payload.config.custom.hasMailServer) return { state: 'failed', reason: 'no-server', detail: null }
    return { state: 'sent', remoteId: null }
  },
})

type MailError = { code?: unknown; responseCode?: unknown }

/** The server's refusal of an address or a letter is for good; of our password, or no answer, is tried again. */
function faultOf(error: unknown): Outcome {
  const { code, responseCode } = (typeof error === 'object' && error ? error : {}) as MailError
  const forGood = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
  const detail = typeof responseCode === 'number' ? `SMTP ${responseCode}` : null
  if (forGood && code === 'EENVELOPE') return { state: 'failed', reason: 'refused-address', detail }
  if (forGood && code === 'EMESSAGE') return { state: 'failed', reason: 'refused-other', detail }
  return { state: 'waiting', reason: 'unreachable', detail }
}
