import type { IncomingMessage, ServerResponse } from 'node:http'

/** In bytes: the largest table or picture, with the form around it. */
export const largestOfStaff = 20_000_000
/** In bytes. Without a session there is nothing to send but a sign-in. */
export const largestOfStranger = 64_000

/** In bytes, of the messenger's notices: as much as it says it may send at once. Who sends them shows no session. */
export const largestOfNotices = 3_000_000

/**
 * Nobody makes this process keep a body without end: what is sent has a length, and whoever shows no session has little
 * to say. Whether the session is a good one is asked later.
 * @returns true when the request was refused here
 */
export function limitBodies(req: IncomingMessage, res: ServerResponse): boolean {
  const endless = req.headers['transfer-encoding'] !== undefined
  const largest = showsSession(req) ? largestOfStaff : isOfNotices(req) ? largestOfNotices : largestOfStranger
  const tooLong = Number(req.headers['content-length'] ?? 0) > largest
  if (!endless && !tooLong) return false
  res.writeHead(endless ? 411 : 413, { connection: 'close' }).end()
  return true
}

const isOfNotices = ({ url = '' }: IncomingMessage): boolean => url.split('?')[0] === '/api/whatsapp/webhook'

const showsSession = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || /(^|;\s*)payload-token=/.test(headers.cookie ?? '')
