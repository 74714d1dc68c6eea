import http from 'node:http'
import https from 'node:https'

/** `not-sent`: the connection failed before a byte of ours had left. `no-answer`: what we sent may have been read. */
export type Exchange = { kind: 'answer'; status: number; body: string } | { kind: 'not-sent' } | { kind: 'no-answer' }

type Question = { url: string; token: string; body: string; connectMs: number; answerMs: number }

/** More than any answer has, in bytes. */
const longestAnswer = 65_536

/**
 * Asks once, over a connection of its own. Trap: `fetch` tries again by itself on a connection that it had kept, and does
 * not tell whether the request had left; here nothing is written before the other side is there.
 */
export function postOnce({ url, token, body, connectMs, answerMs }: Question): Promise<Exchange> {
  const isSecure = url.startsWith('https:')
  const request = (isSecure ? https : http).request(url, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  })
  return new Promise((resolve) => {
    let isSent = false
    const end = (exchange: Exchange) => {
      clearTimeout(deadline)
      request.destroy()
      resolve(exchange)
    }
    const fail = () => end({ kind: isSent ? 'no-answer' : 'not-sent' })
    let deadline = setTimeout(fail, connectMs)
    request.once('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        clearTimeout(deadline)
        deadline = setTimeout(fail, answerMs)
        isSent = true
        request.end(body)
      })
    })
    // Trap: a request that is destroyed may say so twice; whoever listens no more is thrown at.
    request.on('error', fail)
    request.once('close', fail)
    request.once('response', (response) => {
      readWhole(response).then((text) => end({ kind: 'answer', status: response.statusCode ?? 0, body: text }), fail)
    })
  })
}

/** @throws where it breaks off or is longer than any answer of theirs */
async function readWhole(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > longestAnswer) throw new Error('too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
