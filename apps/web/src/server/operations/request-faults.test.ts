import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nameRequest } from '@estu/http/requests/request-id'
import { afterEach, expect, it } from 'vitest'
import { openLog } from './log.ts'
import { RequestFaults } from './request-faults.ts'

let server: Server
afterEach(() => server.close())

/** Asks a server that fails as told. @returns the lines of its log */
async function linesAfter(
  address: string,
  init: RequestInit,
  fail: () => { status: number; error?: Error; retry?: true },
) {
  const lines: string[] = []
  const faults = new RequestFaults(openLog({ write: (line) => void lines.push(line) }), new Set(['cards']))
  server = createServer((req, res) => {
    nameRequest(req)
    faults.observe(req, res)
    const { status, error, retry } = fail()
    if (error) faults.failed(req, error)
    if (retry) res.setHeader('retry-after', '5')
    res.writeHead(status, { connection: 'close' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await fetch(`http://127.0.0.1:${port}${address}`, init)
  await new Promise((resolve) => server.close(resolve))
  return lines
}

const personal = { cookie: 'session=secret', 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'from-the-proxy-1' }

it('a fault is one JSON object on one line, and says nothing of the visitor', async () => {
  const init = { method: 'POST', headers: personal, body: 'name=Айгуль' }
  const lines = await linesAfter('/api/cards/ru?phone=77012345678', init, () => ({
    status: 500,
    error: new Error('Айгуль\nsaid "no"'),
  }))
  expect(lines).toHaveLength(1)
  const [line = ''] = lines
  expect(line.trim()).not.toContain('\n')
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-/),
    service: 'storefront',
    id: 'from-the-proxy-1',
    route: 'api/cards',
    method: 'POST',
    status: 500,
    ms: expect.any(Number),
    error: 'Error',
  })
  expect(line).not.toMatch(/Айгуль|77012345678|203\.0\.113|secret|phone/)
})

it('an answer that fails without an error is told of too', async () => {
  const [line = '', ...more] = await linesAfter('/user/7', {}, () => ({ status: 503 }))
  expect(JSON.parse(line)).toMatchObject({ route: 'user', status: 503 })
  expect(line).not.toContain('/7')
  expect(more).toEqual([])
})

it.each([
  ['what is answered', { status: 200 }],
  ['what is missing', { status: 404 }],
  ['what is told to come again', { status: 503, retry: true as const }],
])('of %s nothing is written', async (_, answer) => {
  expect(await linesAfter('/apparaty', {}, () => answer)).toEqual([])
})
