import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { givenRequestId, requestIdHeader } from '@estu/domain/requests/request-id'

/** Gives a request its name: the one it came with, or a new one. @returns that name */
export function nameRequest(req: IncomingMessage): string {
  const id = givenRequestId(req.headers[requestIdHeader]) ?? randomUUID()
  req.headers[requestIdHeader] = id
  return id
}

/** Tells the name that a request was given; empty before it has one. */
export const requestId = (req: IncomingMessage): string => String(req.headers[requestIdHeader] ?? '')
