import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'

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
  // Of a request that is not handed over here nobody may say that it was.
  if (req.url?.startsWith(handler)) delete req.headers[pageHeader]
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
  return networkOf(addressOf(req, trustedProxies))
}

/** Of IPv6 the first half: the other half is the subscriber's own to choose, as many addresses as they like. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || isIP(address) !== 6) return mapped ?? address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array.from({ length: gap }, () => '0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

function addressOf(req: IncomingMessage, trustedProxies: number): string {
  const own = req.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return own
  const seen = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return seen.at(-trustedProxies) ?? own
}
