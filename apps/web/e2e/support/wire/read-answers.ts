/** One answer as it came: names in small letters, each header as often as it was sent. */
export type Answer = { status: number; headers: (readonly [string, string])[]; body: Buffer }

const headEnd = '\r\n\r\n'

/** Takes the bytes of one connection apart into the answers that were sent on it. @throws for what is no HTTP */
export function readAnswers(bytes: Buffer, methods: readonly string[] = []): Answer[] {
  const answers: Answer[] = []
  let rest = bytes
  while (rest.length > 0) {
    const end = rest.indexOf(headEnd)
    if (end < 0) throw new Error(`no answer: ${rest.subarray(0, 100).toString('latin1')}`)
    const [first = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1])
    if (!status) throw new Error(`no answer: ${first}`)
    const headers = lines.map((line) => headerOf(line))
    const hasBody = methods[answers.length] !== 'HEAD' && status !== 204 && status !== 304
    const taken = hasBody ? bodyOf(rest.subarray(end + headEnd.length), headers) : { body: Buffer.alloc(0), length: 0 }
    answers.push({ status, headers, body: taken.body })
    rest = rest.subarray(end + headEnd.length + taken.length)
  }
  return answers
}

function headerOf(line: string): readonly [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}

/** What is said once or not at all; several are joined. */
export const saidIn = ({ headers }: Answer, name: string): string | undefined => {
  const values = headers.filter(([known]) => known === name).map(([, value]) => value)
  return values.length === 0 ? undefined : values.join(' && ')
}

type Taken = { body: Buffer; length: number }

function bodyOf(bytes: Buffer, headers: Answer['headers']): Taken {
  const said = (name: string) => headers.find(([known]) => known === name)?.[1]
  if (said('transfer-encoding') === 'chunked') return chunked(bytes)
  const length = said('content-length') === undefined ? bytes.length : Number(said('content-length'))
  return { body: bytes.subarray(0, length), length }
}

function chunked(bytes: Buffer): Taken {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16)
    if (lineEnd < 0 || Number.isNaN(size)) throw new Error('a chunk without a size')
    const begin = lineEnd + 2
    parts.push(bytes.subarray(begin, begin + size))
    at = begin + size + 2
    if (size === 0) return { body: Buffer.concat(parts), length: at }
  }
}
