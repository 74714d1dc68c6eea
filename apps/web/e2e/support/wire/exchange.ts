import { connect } from 'node:net'
import { readTestEnv } from '../test-env.ts'
import { type Answer, readAnswers } from './read-answers.ts'

const { webUrl } = readTestEnv()

/** Of the shop, as a browser names it. */
export const ownHost = new URL(webUrl).host

/**
 * Writes bytes to the shop as they are and hears until the shop ends the connection: the last request asks for that.
 * @param methods of the requests that are written, where one of them is HEAD: its answer has no body
 * @param origin of the CMS, where it is the one to hear
 * @param from the address on loopback of who writes, where they are to be told from everybody else
 */
export function exchange(
  text: string,
  methods: readonly string[] = [],
  origin = webUrl,
  from?: string,
): Promise<Answer[]> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port), ...(from && { localAddress: from }) })
    socket.on('data', (chunk) => chunks.push(chunk))
    // Being cut off is one of the right answers.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(readAnswers(Buffer.concat(chunks), methods)))
    socket.write(Buffer.from(text, 'latin1'))
  })
}

export type Asked = {
  method?: string
  path: string
  headers?: readonly (readonly [string, string])[]
  body?: string
  /** The address on loopback of who asks. */
  from?: string
}

/** One request, written by hand: what it says comes once, twice or wrongly, as told. The host is ours unless it is said. */
export async function ask(
  { method = 'GET', path, headers = [], body = '', from }: Asked,
  origin = webUrl,
): Promise<Answer> {
  const names = headers.map(([name]) => name.toLowerCase())
  const said = [
    ...(names.includes('host') ? [] : [['host', new URL(origin).host] as const]),
    ...headers,
    ...(body === '' || names.includes('content-length')
      ? []
      : [['content-length', `${Buffer.byteLength(body)}`] as const]),
    ...(names.includes('connection') ? [] : [['connection', 'close'] as const]),
  ]
  const lines = [`${method} ${path} HTTP/1.1`, ...said.map(([name, value]) => `${name}: ${value}`), '', body]
  const [answer] = await exchange(lines.join('\r\n'), [method], origin, from)
  if (!answer) throw new Error(`${method} ${path}: the connection was closed without an answer`)
  return answer
}
