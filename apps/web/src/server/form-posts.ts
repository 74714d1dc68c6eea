import type { IncomingMessage, ServerResponse } from 'node:http'

/** Where posted forms are handled, whatever page they were sent from. */
const handler = '/api/forms'

/** Names the page that a form was posted to; set here alone. */
export const pageHeader = 'x-estu-page'

/** Names who asks, for limits; set here alone. */
export const clientHeader = 'x-estu-client'

/**
 * A page answers a posted form at its own address: the request is handed to the one handler of forms, which answers
 * with a redirect or with the page once more (ADR 0009). Nothing that a client sends under our own names is believed.
 * No page takes anything else by POST.
 * @returns true when the request was answered here.
 */
export function routeForms(req: IncomingMessage, res: ServerResponse, trustedProxies: number): boolean {
  const isForm = String(req.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
  req.headers[clientHeader] = clientOf(req, trustedProxies)
  if (req.method !== 'POST' || req.url?.startsWith('/api/')) return false
  if (!isForm) {
    res.statusCode = 415
    res.setHeader('cache-control', 'no-store')
    res.end()
    return true
  }
  req.headers[pageHeader] = req.url ?? '/'
  req.url = handler
  return false
}

/** The address of whoever asks: the connection's own, or what the trusted proxies in front of us saw. */
function clientOf(req: IncomingMessage, trustedProxies: number): string {
  const own = req.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return own
  const seen = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return seen.at(-trustedProxies) ?? own
}
