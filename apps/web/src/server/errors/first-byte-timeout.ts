import type { IncomingMessage, ServerResponse } from 'node:http'

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown

/** Longer than any page takes to begin. How long its bytes are on their way is the reader's affair. */
const patienceMs = 20_000

/**
 * Has a request answered.
 * @throws what the handler does, or that nothing was answered in time. A body that still comes is waited for
 */
export async function withFirstByteTimeout(
  handle: Handler,
  req: IncomingMessage,
  res: ServerResponse,
  limitMs = patienceMs,
): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const look = () => {
    if (res.headersSent || res.destroyed) return
    if (!req.complete) {
      timer = setTimeout(look, limitMs)
      return
    }
    // What is written once somebody else has answered is nobody's.
    res.on('error', () => undefined)
    reject(new Error(`no answer of Next in ${limitMs} ms`))
  }
  let timer = setTimeout(look, limitMs)
  const stop = () => clearTimeout(timer)
  // Trap: Next listens so often for the end of an answer that one more would make Node warn of a leak.
  await Promise.race([handle(req, res), late]).catch((error: unknown) => {
    stop()
    throw error
  })
  if (res.headersSent || res.destroyed) return stop()
  // A handler may be done while somebody else looks for words to answer with, or without any answer.
  res.once('finish', stop)
  await late
}
