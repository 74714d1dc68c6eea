import { ownHost } from './exchange.ts'

/** Its answer is in Kazakh, so that it is known by its words. */
const hidden = `GET /kk/feedback HTTP/1.1\r\nhost: ${ownHost}\r\nx-hidden: 1\r\nconnection: close\r\n\r\n`

const head = (line: string, headers: readonly string[], host = `host: ${ownHost}`) =>
  [line, host, ...headers, '', ''].join('\r\n')
const get = (headers: readonly string[]) => head('GET /apparaty HTTP/1.1', headers)
const post = (headers: readonly string[], body: string) =>
  head('POST /feedback HTTP/1.1', ['content-type: application/x-www-form-urlencoded', ...headers]) + body

/**
 * Requests of which two servers may see different ends, as text. Each hides another request behind its own: no answer to
 * that may ever come.
 */
export const smuggledRequests: Readonly<Record<string, string>> = {
  'a length and chunks': post(['content-length: 6', 'transfer-encoding: chunked'], `0\r\n\r\n${hidden}`),
  'chunks and a length': post(['transfer-encoding: chunked', `content-length: ${hidden.length}`], `0\r\n\r\n${hidden}`),
  'chunks twice': post(['transfer-encoding: chunked', 'transfer-encoding: identity'], `0\r\n\r\n${hidden}`),
  'chunks after a stranger': post(['transfer-encoding: gzip, chunked', 'connection: close'], `0\r\n\r\n${hidden}`),
  'chunks before a stranger': post(['transfer-encoding: chunked, identity'], `0\r\n\r\n${hidden}`),
  'nearly chunks': post(['transfer-encoding: xchunked'], `0\r\n\r\n${hidden}`),
  'chunks behind a tab': post(['transfer-encoding:\tchunked', 'content-length: 4'], `0\r\n\r\n${hidden}`),
  'chunks behind a form feed': post(['transfer-encoding:\x0cchunked', 'content-length: 4'], `0\r\n\r\n${hidden}`),
  'chunks in quotes': post(['transfer-encoding: "chunked"', 'content-length: 4'], `0\r\n\r\n${hidden}`),
  'chunks alone': post(['transfer-encoding: chunked'], `0\r\n\r\n${hidden}`),
  'chunks with an extension': post(['transfer-encoding: chunked'], `0;a="\r\n"\r\n\r\n${hidden}`),
  'a chunk that is negative': post(['transfer-encoding: chunked'], `-1\r\n\r\n${hidden}`),
  'a chunk that is huge': post(['transfer-encoding: chunked'], `ffffffffffffffffff\r\n\r\n${hidden}`),
  'a chunk in other letters': post(['transfer-encoding: chunked'], `0x0\r\n\r\n${hidden}`),
  'two lengths': post(['content-length: 0', `content-length: ${hidden.length}`], hidden),
  'two lengths in one': post([`content-length: 0, ${hidden.length}`], hidden),
  'a length that is negative': post(['content-length: -1'], hidden),
  'a length with a sign': post(['content-length: +0'], hidden),
  'a length that is huge': post(['content-length: 99999999999999999999999'], hidden),
  'a length of no digits': post(['content-length: zero'], hidden),
  'a length in other digits': post(['content-length: 0x0'], hidden),
  'a length behind a space': post(['content-length : 0'], hidden),
  'a name behind a space': get([' x-a: 1', `y: ${hidden}`]),
  'a folded line': get(['x-a: 1', ' folded: 1', `y: ${hidden}`]),
  'a line that ends early': `GET /apparaty HTTP/1.1\nhost: ${ownHost}\n\n${hidden}`,
  'a header that ends early': get([`x-a: 1\n${hidden}`]),
  'a return within a header': get([`x-a: 1\r${hidden}`]),
  'nothing within a header': get([`x-a: 1\0${hidden}`]),
  'nothing within a name': get([`x-\0a: ${hidden}`]),
  'a name without a colon': get([`x-a ${hidden}`]),
  'no name': get([`: ${hidden}`]),
  'two hosts': get(['Host: evil.example']),
  'no host': `GET /apparaty HTTP/1.1\r\nconnection: close\r\n\r\n`,
  'a path with a space': head('GET /app araty HTTP/1.1', []),
  'a path with a return': head('GET /apparaty\r HTTP/1.1', []),
  'another version': head('GET /apparaty HTTP/9.9', ['connection: close']),
  'no version': 'GET /apparaty\r\n\r\n',
  'a version of old': `GET /apparaty HTTP/0.9\r\n\r\n${hidden}`,
  'the second version': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  encryption: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'a tunnel': `CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n${hidden}`,
  'another server': head('GET http://evil.example/ HTTP/1.1', ['connection: close']),
  'a method of no letters': head('G\x00T /apparaty HTTP/1.1', []),
  'an unknown method': head('SMUGGLE /apparaty HTTP/1.1', []),
}

/** Sent at once on one connection, as browsers once did. */
export const inOneGo = (paths: readonly string[]): string =>
  paths
    .map((path, index) => {
      const last = index === paths.length - 1
      return head(`GET ${path} HTTP/1.1`, [`x-request-id: turn-${index}`, ...(last ? ['connection: close'] : [])])
    })
    .join('')
