import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress } from '@estu/domain/requests/client-address'
import { clientHeader, formPageHeader } from '@estu/domain/requests/internal-headers'

/** Where posted forms are handled, whatever page they were sent from. */
const handler = '/api/forms'

/**
 * A page answers a posted form at its own address: the request is handed to the one handler of forms, which answers
 * with a redirect or with the page once more (ADR 0009). Nothing that a client sends under our own names is believed.
 * No page takes anything else by POST.
 * @returns true when the request was answered here.
 */
export function routeForms(req: IncomingMessage, res: ServerResponse, trustedProxies: number): boolean {
  const isForm = String(req.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
  req.headers[clientHeader] = clientAddress(
    { remoteAddress: req.socket.remoteAddress, forwardedFor: req.headers['x-forwarded-for'] },
    trustedProxies,
  )
  if (req.method !== 'POST' || req.url?.startsWith('/api/')) return false
  if (!isForm) {
    res.statusCode = 415
    res.setHeader('cache-control', 'no-store')
    res.end()
    return true
  }
  req.headers[formPageHeader] = req.url ?? '/'
  req.url = handler
  return false
}
