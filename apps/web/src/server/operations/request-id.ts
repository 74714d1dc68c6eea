import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { givenRequestId, requestIdHeader } from '@estu/domain/requests/request-id'

/** Gives a request its name: the one it came with, or a new one. */
export function nameRequest(req: IncomingMessage): void {
  req.headers[requestIdHeader] = givenRequestId(req.headers[requestIdHeader]) ?? randomUUID()
}

export const requestId = (req: IncomingMessage): string => String(req.headers[requestIdHeader] ?? '')
