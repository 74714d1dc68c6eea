import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdHeader } from '@estu/domain/requests/request-id'
import { sendHeadersLast } from '@estu/http/headers/send-headers-last'
import { requestId } from '@estu/http/requests/request-id'
import { answerHeaders, type HeaderSettings } from './answer-headers.ts'
import { visitPolicyOf } from './visit-policies.ts'

/** Decides about the headers of an answer as they leave: by then its visit may have a policy. It bears its name. */
export function decideHeadersLast(req: IncomingMessage, res: ServerResponse, settings: HeaderSettings): void {
  sendHeadersLast(req, res, (answer) => ({
    ...answerHeaders({ ...answer, visitPolicy: visitPolicyOf(res) }, settings),
    [requestIdHeader]: requestId(req),
  }))
}
