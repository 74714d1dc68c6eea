import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

const script = 'console.log("heard")'
let dir: string
let server: Server
let origin: string

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'estu-static-'))
  const folder = path.join(dir, '.next/static/chunks')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(dir, '.next/secret.js'), 'not for visitors')
  await writeFile(path.join(folder, 'a.js'), script)
  await writeFile(path.join(folder, 'a.js.br'), brotliCompressSync(script))
  await writeFile(path.join(folder, 'a.js.gz'), gzipSync(script))
  const files = staticFiles(dir)
  server = createServer((req, res) => files(req, res, () => res.writeHead(404).end(req.url)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  await rm(dir, { recursive: true, force: true })
})

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}${address}`, { method, headers: { 'accept-encoding': 'identity', ...headers } })

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a browser that takes %s is sent %s, unpacked the same', async (accepted, sent) => {
  const response = await ask('/_next/static/chunks/a.js', { 'accept-encoding': accepted })
  expect(await response.text()).toBe(script)
  expect(response.headers.get('content-encoding')).toBe(sent)
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
  expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('each packing has a tag of its own, and what is known is not sent again', async () => {
  const packings = await Promise.all(
    ['br', 'gzip', 'identity'].map((accepted) => ask('/_next/static/chunks/a.js', { 'accept-encoding': accepted })),
  )
  const tags = packings.map(({ headers }) => headers.get('etag') ?? '')
  expect(new Set(tags).size).toBe(3)
  const again = await ask('/_next/static/chunks/a.js', { 'if-none-match': tags[2] ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each([
  '/_next/static/chunks/none.js',
  '/_next/static/../secret.js',
  '/_next/static/%2e%2e/secret.js',
  '/apparaty',
])('what is not a file of the build is left to others, address and all: %s', async (address) => {
  expect(await askExactly(address)).toEqual({ status: 404, body: address })
})

/** As `fetch` would not: it tidies the address first. */
const askExactly = (address: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    request({ hostname, port, path: address }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode, body })
    })
      .on('error', reject)
      .end()
  })

test('the address is whole again for whoever answers instead; other methods are theirs', async () => {
  expect(await (await ask('/_next/static/none.js?v=1')).text()).toBe('/_next/static/none.js?v=1')
  expect((await ask('/_next/static/chunks/a.js', {}, 'POST')).status).toBe(404)
  const head = await ask('/_next/static/chunks/a.js', {}, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
})
