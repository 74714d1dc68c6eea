import type { IncomingMessage } from 'node:http'
import { keepInternalHeaders } from '@estu/domain/requests/internal-headers'

/**
 * What Next's own parts say to each other, or read for their own ends: `content-security-policy` of a request is rendered
 * into pages that are kept for everybody.
 */
const internal =
  /^(content-security-policy(-report-only)?|x-middleware-.*|x-nextjs-.*|x-next-.*|x-invoke-.*|x-matched-path|x-now-.*|x-prerender-.*|next-resume|next-action|next-test-.*)$/

/** Takes out of a request what no client may say. */
export function removeInternalHeaders(req: IncomingMessage, ownSecret: string): void {
  for (const name of Object.keys(req.headers)) if (internal.test(name)) delete req.headers[name]
  keepInternalHeaders(req.headers, ownSecret)
}
