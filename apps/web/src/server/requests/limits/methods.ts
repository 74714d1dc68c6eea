import type { IncomingMessage, ServerResponse } from 'node:http'

const allowed = 'GET, HEAD, POST, OPTIONS'
const known: readonly string[] = ['GET', 'HEAD', 'POST']

/**
 * The site is read and written to in few ways; whoever asks in another, or what there are, is told.
 * @returns true when the request was answered here.
 */
export function limitMethods(req: IncomingMessage, res: ServerResponse): boolean {
  const { method = 'GET', url = '/' } = req
  // `*`, or another server's address: nothing of ours is named so.
  if (!url.startsWith('/') && method !== 'OPTIONS') {
    res.writeHead(400, { 'cache-control': 'no-store' }).end()
    return true
  }
  // Handlers of our own say themselves what they take.
  if (known.includes(method) || (url.startsWith('/api/') && ownMethods.includes(method))) return false
  res.statusCode = method === 'OPTIONS' ? 204 : 405
  res.setHeader('allow', allowed)
  res.setHeader('cache-control', 'no-store')
  res.end()
  return true
}

const ownMethods: readonly string[] = ['PUT', 'PATCH', 'DELETE', 'OPTIONS']
