import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { clientAddress } from '@estu/domain/requests/client-address'
import { clientHeader } from '@estu/domain/requests/internal-headers'
import { removeClientHeaders } from '@estu/http/requests/client-headers'

/** This process asks nothing of itself. */
const nobodysSecret = randomUUID()

/** Takes out of a request what no client may say, and says who asks: that only the holder of the connection knows. */
export function settleClientHeaders(req: IncomingMessage, trustedProxies: number): void {
  removeClientHeaders(req, nobodysSecret)
  req.headers[clientHeader] = clientAddress(
    { remoteAddress: req.socket.remoteAddress, forwardedFor: req.headers['x-forwarded-for'] },
    trustedProxies,
  )
}
