import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { clientAddress } from '@estu/domain/requests/client-address'
import { clientHeader, keepInternalHeaders } from '@estu/domain/requests/internal-headers'

/** This process asks nothing of itself. */
const nobodysSecret = randomUUID()

/** What Next's own parts say to each other. A policy in a request would name the word by which scripts of a page run. */
const internal =
  /^(content-security-policy(-report-only)?|x-middleware-.*|x-nextjs-.*|x-invoke-.*|x-matched-path|x-now-.*|x-prerender-.*|next-resume)$/

/** Takes out of a request what no client may say, and says who asks: that only the holder of the connection knows. */
export function settleClientHeaders(req: IncomingMessage, trustedProxies: number): void {
  for (const name of Object.keys(req.headers)) if (internal.test(name)) delete req.headers[name]
  keepInternalHeaders(req.headers, nobodysSecret)
  req.headers[clientHeader] = clientAddress(
    { remoteAddress: req.socket.remoteAddress, forwardedFor: req.headers['x-forwarded-for'] },
    trustedProxies,
  )
}
