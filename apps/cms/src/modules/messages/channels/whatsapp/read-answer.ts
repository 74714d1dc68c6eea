import { z } from 'zod'
import type { MessageReason, Outcome } from '../channel.ts'
import type { Exchange } from './post-once.ts'

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(512) })).min(1) })
const refused = z.object({ error: z.object({ code: z.number().int() }) })

/** Codes of "too much at once": of the application, of the account, of the number. */
const busyCodes = [4, 80007, 130429]

/** What an exchange with the messenger's interface came to. It has no key by which it knew a request sent twice. */
export function outcomeOf(exchange: Exchange): Outcome {
  if (exchange.kind === 'not-sent') return { state: 'waiting', reason: 'unreachable', detail: null }
  if (exchange.kind === 'no-answer') return { state: 'unclear', reason: 'no-answer', detail: null }
  const { status } = exchange
  const said = jsonOf(exchange.body)
  const code = refused.safeParse(said).data?.error.code
  const detail = String(code ?? `HTTP ${status}`)
  if (status >= 200 && status < 300) return acceptedOr(said, detail)
  const isBusy = code !== undefined && (status >= 500 || busyCodes.includes(code))
  if (status === 429 || isBusy) return { state: 'waiting', reason: 'busy', detail }
  // Whatever stands in front of the interface may have passed the request on.
  if (status >= 500) return { state: 'unclear', reason: 'wrong-answer', detail }
  return { state: 'failed', reason: reasonOf(status, code), detail }
}

function acceptedOr(said: unknown, detail: string): Outcome {
  const [message] = accepted.safeParse(said).data?.messages ?? []
  return message ? { state: 'sent', remoteId: message.id } : { state: 'unclear', reason: 'wrong-answer', detail }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** No such reader, not one of the numbers that a trial account may write to, our own number. */
const addressCodes = [131026, 131030, 131021]
/** The token, its rights, the account's blocking, its bill, a number that is not registered. */
const accountCodes = [0, 3, 10, 190, 368, 131005, 131031, 131042, 133010]

/** What a code of the interface's comes to; without one, its status. */
export function reasonOf(status: number, code: number | undefined): MessageReason {
  if (code === undefined) return status === 401 || status === 403 ? 'refused-account' : 'refused-other'
  if (addressCodes.includes(code)) return 'refused-address'
  if (code >= 132_000 && code < 133_000) return 'refused-template'
  if (accountCodes.includes(code) || (code >= 200 && code < 300)) return 'refused-account'
  return 'refused-other'
}
