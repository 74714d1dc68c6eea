import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { requestIdHeader } from '@estu/domain/requests/request-id'
import { requestId } from '../operations/request-id.ts'
import { answerHeaders, type HeaderSettings, type Headers } from './answer-headers.ts'
import { visitPolicyOf } from './visit-policies.ts'

type WriteHead = ServerResponse['writeHead']

/**
 * Decides about the headers at the moment they leave, whoever set them before: Next's own settings would overwrite
 * whatever is set earlier.
 */
export function sendHeadersLast(req: IncomingMessage, res: ServerResponse, settings: HeaderSettings): void {
  // As asked: later steps may lead the request elsewhere.
  const { url = '/', method = 'GET' } = req
  const send = res.writeHead.bind(res)
  res.writeHead = ((status: number, ...rest: (string | OutgoingHttpHeaders | undefined)[]) => {
    for (const given of rest) if (typeof given === 'object') setAll(res, given)
    const headers = answerHeaders(
      { url, method, status, headers: headersOf(res), visitPolicy: visitPolicyOf(res) },
      settings,
    )
    for (const name of res.getHeaderNames()) if (!(name in headers)) res.removeHeader(name)
    setAll(res, headers)
    res.setHeader(requestIdHeader, requestId(req))
    return send(status)
  }) as WriteHead
}

function setAll(res: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
}

const headersOf = (res: ServerResponse): Headers =>
  Object.fromEntries(
    Object.entries(res.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]],
    ),
  )
