import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdHeader } from '@estu/domain/requests/request-id'
import { nameRequest } from '@estu/http/requests/request-id'
import { withinRequest } from '../../operations/log/request-context.ts'

/** Names a request: all that is logged for it bears its name, which its sender is told. */
export function withRequestId(req: IncomingMessage, res: ServerResponse, pass: () => void): void {
  const id = nameRequest(req)
  res.setHeader(requestIdHeader, id)
  withinRequest(id, pass)
}
