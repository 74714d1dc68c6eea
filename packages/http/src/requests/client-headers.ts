import type { IncomingMessage } from 'node:http'
import { keepInternalHeaders } from '@estu/domain/requests/internal-headers'

/**
 * What Next's own parts say to each other, or read for their own ends: the `content-security-policy` of a request names the
 * word by which scripts of its page run, and is rendered into pages that are kept for everybody.
 */
const internal =
  /^(content-security-policy(-report-only)?|x-middleware-.*|x-nextjs-.*|x-invoke-.*|x-matched-path|x-now-.*|x-prerender-.*|next-resume)$/

/**
 * Takes out of a request what no client may say: Next's own headers and ours.
 * @param ownSecret by which this process knows the requests it makes of itself, whose headers of ours stay
 * @param isRefused tells further names, in small letters, that no client may say here
 */
export function removeClientHeaders(
  req: IncomingMessage,
  ownSecret: string,
  isRefused: (name: string) => boolean = () => false,
): void {
  for (const name of Object.keys(req.headers)) if (internal.test(name) || isRefused(name)) delete req.headers[name]
  keepInternalHeaders(req.headers, ownSecret)
}
