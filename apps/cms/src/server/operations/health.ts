import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * `/health` says that this process answers. `/ready` is asked of Next, which asks the database, until this process was
 * told to stop: from then on 503, so that no more editors are led to it.
 * @returns a step that is true when the request was answered
 */
export const answerHealth =
  (isStopping: () => boolean) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const path = req.url?.split('?')[0]
    const isHealth = path === '/health'
    if (!isHealth && !(path === '/ready' && isStopping())) return false
    res.writeHead(isHealth ? 200 : 503, { 'content-type': 'text/plain; charset=utf-8' })
    res.end(req.method === 'HEAD' ? undefined : isHealth ? 'yes\n' : 'no\n')
    return true
  }
