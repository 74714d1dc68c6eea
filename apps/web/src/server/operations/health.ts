import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * `/health` says that this process answers, `/ready` that it has heard all that was announced while it was away: 503
 * until then, and from the moment it was told to stop, so that no more visitors are led to it.
 * @returns a step that is true when the request was answered
 */
export const answerHealth =
  (isReady: () => boolean) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    if (req.url !== '/health' && req.url !== '/ready') return false
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }).end()
      return true
    }
    const isFine = req.url === '/health' || isReady()
    res.writeHead(isFine ? 200 : 503, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
    res.end(req.method === 'HEAD' ? undefined : isFine ? 'yes\n' : 'no\n')
    return true
  }
