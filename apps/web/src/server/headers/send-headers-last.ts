import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
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
  res.writeHead = ((status: number, ...rest: (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]) => {
    for (const given of rest) if (typeof given === 'object') setAll(res, named(given))
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

/** Node takes a flat list of names and values too. */
function named(given: OutgoingHttpHeaders | OutgoingHttpHeader[]): OutgoingHttpHeaders {
  if (!Array.isArray(given)) return given
  const headers: Record<string, OutgoingHttpHeader> = {}
  for (let at = 0; at < given.length; at += 2) headers[String(given[at])] = given[at + 1] ?? ''
  return headers
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
