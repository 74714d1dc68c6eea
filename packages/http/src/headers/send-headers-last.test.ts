import { createServer, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { sendHeadersLast } from './send-headers-last.ts'

let server: Server
afterEach(() => server.close())

/** Names by their values, as often as they were sent. */
async function sent(answer: (res: ServerResponse) => void): Promise<[name: string, value: string][]> {
  server = createServer((req, res) => {
    sendHeadersLast(req, res, ({ url, status, headers }) => {
      const { 'x-powered-by': _, ...said } = headers
      return { ...said, 'x-decided': `${url} ${status}` }
    })
    // Later steps may lead a request elsewhere.
    req.url = '/elsewhere'
    answer(res)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port }, (res) => {
      res.resume()
      resolve(res.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [[name.toLowerCase(), all[at + 1] ?? '']])))
    })
      .on('error', reject)
      .end()
  })
}

it.each<[string, (res: ServerResponse) => void]>([
  ['by their names', (res) => res.writeHead(302, { Location: '/b', 'x-powered-by': 'Next' })],
  ['in a flat list', (res) => res.writeHead(302, ['Location', '/b', 'x-powered-by', 'Next'])],
  ['after a word', (res) => res.writeHead(302, 'Found', { Location: '/b', 'x-powered-by': 'Next' })],
])('headers given %s are decided about too, and each is sent once', async (_, writeHead) => {
  const headers = await sent((res) => {
    res.setHeader('location', '/a')
    res.setHeader('content-security-policy', 'given')
    writeHead(res)
    res.end()
  })
  const names = headers.map(([name]) => name)
  expect(names.filter((name) => /^\d+$/.test(name))).toEqual([])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names).not.toContain('x-powered-by')
  expect(Object.fromEntries(headers)).toMatchObject({
    location: '/b',
    'content-security-policy': 'given',
    'x-decided': '/ 302',
  })
})
