import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * This answer's own word for scripts. Next reads it from a header of the request and writes it beside each of its own.
 * Trap: whoever could say it in a request would run scripts of their own; it is set after such headers were removed.
 */
export function nonceOf(req: IncomingMessage): string {
  const nonce = randomBytes(16).toString('base64')
  req.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
  return nonce
}
