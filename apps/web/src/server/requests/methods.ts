import type { IncomingMessage, ServerResponse } from 'node:http'

const allowed = 'GET, HEAD, POST, OPTIONS'
const known: readonly string[] = ['GET', 'HEAD', 'POST']

/**
 * The site is read and written to in few ways; whoever asks in another, or what there are, is told.
 * @returns true when the request was answered here.
 */
export function limitMethods(req: IncomingMessage, res: ServerResponse): boolean {
  const { method = 'GET', url = '/' } = req
  // Handlers of our own say themselves what they take.
  if (known.includes(method) || (url.startsWith('/api/') && ownMethods.includes(method))) return false
  res.statusCode = method === 'OPTIONS' ? 204 : 405
  res.setHeader('allow', allowed)
  res.setHeader('cache-control', 'no-store')
  res.end()
  return true
}

const ownMethods: readonly string[] = ['PUT', 'PATCH', 'DELETE', 'OPTIONS']
