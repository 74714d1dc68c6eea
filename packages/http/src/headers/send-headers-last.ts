import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** By names in small letters; several values where a header is said more than once. */
export type Headers = Record<string, string | string[]>

/** An answer whose headers are about to leave; `url` and `method` as they were asked. */
export type LeavingAnswer = { url: string; method: string; status: number; headers: Headers }

type WriteHead = ServerResponse['writeHead']

/**
 * Decides about the headers at the moment they leave, whoever set them before: what Next or Payload set would overwrite
 * whatever is set earlier.
 * @param decide returns all headers that are sent; one that it leaves out is not
 */
export function sendHeadersLast(
  req: IncomingMessage,
  res: ServerResponse,
  decide: (answer: LeavingAnswer) => Headers,
): void {
  // As asked: later steps may lead the request elsewhere.
  const { url = '/', method = 'GET' } = req
  const send = res.writeHead.bind(res)
  res.writeHead = ((status: number, ...rest: (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]) => {
    for (const given of rest) if (typeof given === 'object') setAll(res, named(given))
    const headers = decide({ url, method, status, headers: headersOf(res) })
    for (const name of res.getHeaderNames()) if (!(name in headers)) res.removeHeader(name)
    setAll(res, headers)
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
