import type { IncomingMessage } from 'node:http'
import { keepInternalHeaders } from '@estu/domain/requests/internal-headers'

/**
 * What Next's own parts say to each other, or read for their own ends: `content-security-policy` of a request is rendered
 * into pages that are kept for everybody.
 */
const internal =
  /^(content-security-policy(-report-only)?|x-middleware-.*|x-nextjs-.*|x-next-.*|x-invoke-.*|x-matched-path|x-now-.*|x-prerender-.*|next-resume|next-action|next-test-.*)$/

/** What asks for the data of a page instead of the page. */
const navigation = /^(rsc|next-router-.*|next-url)$/
/** The mark that Next’s router puts into every address of such data. */
const addressOfData = /[?&]_rsc(=|&|$)/

/**
 * Takes out of a request what no client may say. Data is asked for by its own address alone: at a page’s address it would
 * be stored as the page by a cache between that knows no `Vary`.
 */
export function removeInternalHeaders(req: IncomingMessage, ownSecret: string): void {
  const isData = addressOfData.test(req.url ?? '')
  for (const name of Object.keys(req.headers))
    if (internal.test(name) || (!isData && navigation.test(name))) delete req.headers[name]
  keepInternalHeaders(req.headers, ownSecret)
}
