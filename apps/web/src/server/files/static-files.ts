import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

type Next = () => void

const prefix = '/_next/static'
const yearInSeconds = 31_536_000

/**
 * Answers for the files of the build, packed when it was made. A name that is known has one content for ever; what is
 * not there is left to whoever comes next.
 * @param dir the app's folder.
 */
export function staticFiles(dir: string): (req: IncomingMessage, res: ServerResponse, next: Next) => void {
  const serve = sirv(path.join(dir, '.next/static'), {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: yearInSeconds,
    setHeaders: (res) => res.setHeader('X-Content-Type-Options', 'nosniff'),
  })
  return (req, res, next) => {
    const { url, method } = req
    if (!url?.startsWith(`${prefix}/`) || (method !== 'GET' && method !== 'HEAD')) return next()
    req.url = url.slice(prefix.length)
    serve(req, res, () => {
      req.url = url
      next()
    })
  }
}
