import type { IncomingMessage, ServerResponse } from 'node:http'

/** In bytes: a form with sixty thousand Kazakh letters still gets its sentence about what is too long. */
const largest = 500_000

/**
 * Nobody makes this process keep a body without end: what is sent has a length, and a modest one.
 * @returns true when the request was refused here.
 */
export function limitBodies(req: IncomingMessage, res: ServerResponse): boolean {
  const endless = req.headers['transfer-encoding'] !== undefined
  const tooLong = Number(req.headers['content-length'] ?? 0) > largest
  if (!endless && !tooLong) return false
  res.statusCode = endless ? 411 : 413
  res.setHeader('cache-control', 'no-store')
  res.setHeader('connection', 'close')
  res.end()
  return true
}
