import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { type CurrentRequest, currentRequest } from '../../../operations/log/request-context.ts'

const key = 'auditLine'

/**
 * What all that one request does is written under. Where nobody asked over the network it is the request object's, whose
 * copies share it.
 */
export function auditLineOf(req: PayloadRequest): CurrentRequest {
  const asked = currentRequest()
  if (asked) return asked
  req.context ??= {}
  req.context[key] ??= { id: '', line: randomUUID(), at: new Date() } satisfies CurrentRequest
  return req.context[key] as CurrentRequest
}
