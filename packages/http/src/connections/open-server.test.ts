import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type ConnectionLimits, openServer } from './open-server.ts'
import { rawClient } from './raw-client.fixture.ts'
import { refuseUnclear } from './unclear-requests.ts'

/** Each test shortens what it looks at, so that a busy machine ends nothing else. */
const patient: ConnectionLimits = {
  maxHeaderSize: 96 * 1024,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  silenceTimeout: 60_000,
  checkingInterval: 5_000,
}
/** Short enough to be waited for. */
const quick = { ...patient, checkingInterval: 20 }
let server: Server

async function listen(answer: (req: IncomingMessage, res: ServerResponse) => void, limits = patient): Promise<number> {
  server = openServer(answer, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const fine = (_: IncomingMessage, res: ServerResponse) => void res.end('fine')
const statusOf = (heard: string) => heard.slice(0, 12)

it('who never ends their headers is sent away, who says nothing at all too', async () => {
  const port = await listen(fine, { ...quick, headersTimeout: 200 })
  const slow = rawClient(port, 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: ')
  const writes = setInterval(() => slow.socket.write('a'), 20)
  const silent = rawClient(port)
  expect(statusOf(await slow.closed)).toBe('HTTP/1.1 408')
  clearInterval(writes)
  expect(statusOf(await silent.closed)).toBe('HTTP/1.1 408')
})

it('who never ends their body is sent away', async () => {
  const limits = { ...quick, headersTimeout: 400, requestTimeout: 400 }
  const port = await listen((req, res) => void req.resume().on('end', () => res.end('whole')), limits)
  const slow = rawClient(port, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\n')
  const writes = setInterval(() => slow.socket.write('a'), 20)
  expect(statusOf(await slow.closed)).toBe('HTTP/1.1 408')
  clearInterval(writes)
})

it('who never reads is left, and others are answered meanwhile', async () => {
  const large = Buffer.alloc(64 * 1024 * 1024, 'a')
  const answer = (req: IncomingMessage, res: ServerResponse) => void res.end(req.url === '/large' ? large : 'fine')
  const port = await listen(answer, { ...quick, silenceTimeout: 1000 })
  const reader = rawClient(port)
  reader.socket.pause()
  const asked = once(server, 'request')
  reader.socket.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n')
  const [first] = (await asked) as [IncomingMessage]
  const left = once(first.socket, 'close')
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('fine')
  await left
  expect(reader.heard().length).toBeLessThan(large.length)
  reader.socket.destroy()
})

it.each([
  ['8 KB', 8 * 1024, 'HTTP/1.1 200'],
  ['90 KB', 90 * 1024, 'HTTP/1.1 200'],
  ['above the limit', 97 * 1024, 'HTTP/1.1 431'],
])('headers of %s', async (_, size, status) => {
  const port = await listen(fine)
  const client = rawClient(
    port,
    `GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\nx-long: ${'a'.repeat(size)}\r\n\r\n`,
  )
  expect(statusOf(await client.closed)).toBe(status)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('fine')
})

it.each([
  ['GET / HTTP/1.1\r\nhost: a\r\nconnection: close', 'HTTP/1.1 200'],
  ['GET / HTTP/1.0', 'HTTP/1.1 200'],
  ['GET /', 'HTTP/1.1 400'],
  ['GET / HTTP/0.9', 'HTTP/1.1 400'],
  ['GET / HTTP/2.0', 'HTTP/1.1 400'],
])('%j is answered with %s', async (request, status) => {
  const port = await listen((req, res) => void (refuseUnclear(req, res) || res.end('fine')))
  expect(statusOf(await rawClient(port, `${request}\r\n\r\n`).closed)).toBe(status)
})

it('a connection is never handed to anybody else', async () => {
  const port = await listen(fine)
  server.on('upgrade', (_, socket) => socket.write('taken'))
  const upgrade = 'connection: upgrade, close\r\nupgrade: websocket'
  const client = rawClient(port, `GET / HTTP/1.1\r\nhost: a\r\n${upgrade}\r\n\r\n`)
  const heard = await client.closed
  expect(statusOf(heard)).toBe('HTTP/1.1 200')
  expect(heard).not.toContain('taken')
})
