import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdHeader, requestIdOf, withinRequest } from '../../operations/log/request-context.ts'

/** All that is logged for a request bears its name, which its sender is told. */
export function nameRequest(req: IncomingMessage, res: ServerResponse, pass: () => void): void {
  const id = requestIdOf(req.headers[requestIdHeader])
  req.headers[requestIdHeader] = id
  res.setHeader(requestIdHeader, id)
  withinRequest(id, pass)
}
