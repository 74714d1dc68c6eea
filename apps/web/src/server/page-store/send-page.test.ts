import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import { encodingOf } from '../files/encoding-of.ts'
import { pack, unpack } from '../files/encodings.ts'
import { sendPage } from './send-page.ts'
import { addVariant, type StoredPage, storedPage } from './stored-page.ts'

vi.mock('../files/encodings.ts', { spy: true })

const words = 'слова '.repeat(2000)
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" }
const fresh = { generation: 0, expiresAt: 1 }
const unpacked = () => storedPage({ status: 200, headers, body: Buffer.from(words) }, headers, fresh)

async function packedPage(): Promise<StoredPage> {
  const page = unpacked()
  const { br, gzip } = await pack(Buffer.from(words))
  page.variants.clear()
  addVariant(page, 'br', br)
  addVariant(page, 'gzip', gzip)
  return page
}

let server: Server | undefined
afterEach(() => server?.close())

async function serve(page: StoredPage, isNew = false): Promise<number> {
  server = createServer((req, res) => void sendPage(req, res, page, isNew))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

type Answer = { status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }

/** Trap: Node’s `fetch` unpacks, and asks again without a tag. */
const ask = (port: number, asked: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers: asked, method }, async (res) => {
      resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(await res.toArray()) })
    }).on('error', reject)
  })

it('each browser gets the smallest bytes that it reads, under a name of their own', async () => {
  const port = await serve(await packedPage())
  const brotli = await ask(port, { 'accept-encoding': 'gzip, deflate, br, zstd' })
  const gzip = await ask(port, { 'accept-encoding': 'gzip, deflate' })
  const plain = await ask(port)
  expect(brotliDecompressSync(brotli.body).toString()).toBe(words)
  expect(gunzipSync(gzip.body).toString()).toBe(words)
  expect(plain.body.toString()).toBe(words)
  expect([brotli, gzip, plain].map((answer) => answer.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(new Set([brotli, gzip, plain].map((answer) => answer.headers.etag)).size).toBe(3)
  expect(Number(brotli.headers['content-length'])).toBe(brotli.body.length)
})

it('a browser that has it is told so, with the policy', async () => {
  const port = await serve(await packedPage())
  const { headers: first } = await ask(port, { 'accept-encoding': 'br' })
  for (const tag of [`${first.etag}`, `W/${first.etag}`, `"other", ${first.etag}`]) {
    const again = await ask(port, { 'accept-encoding': 'br', 'if-none-match': tag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers['content-security-policy']).toBe("default-src 'none'")
    expect(again.headers.etag).toBe(first.etag)
  }
  expect((await ask(port, { 'accept-encoding': 'gzip', 'if-none-match': `${first.etag}` })).status).toBe(200)
})

it('whoever asks for the headers alone gets those of the page', async () => {
  const port = await serve(await packedPage())
  const { body: _, ...whole } = await ask(port, { 'accept-encoding': 'br' })
  const { body, ...alone } = await ask(port, { 'accept-encoding': 'br' }, 'HEAD')
  expect(body.length).toBe(0)
  expect({ ...alone.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
})

it('bytes that somebody still reads, however slowly, are unpacked for nobody else', async () => {
  const port = await serve(await packedPage())
  const readers = Array.from({ length: 20 }, () => ask(port))
  const bodies = (await Promise.all(readers)).map(({ body }) => body.toString())
  expect(new Set(bodies)).toEqual(new Set([words]))
  const unpackings = vi.mocked(unpack).mock.results.map(({ value }) => value)
  const held = await Promise.all(unpackings)
  expect((await ask(port)).body.toString()).toBe(words)
  expect(vi.mocked(unpack).mock.results).toHaveLength(held.length)
})

it('each answer bears the name of its request, and what is kept bears none', async () => {
  const page = await packedPage()
  const port = await serve(page)
  const etag = page.variants.get('br')?.etag ?? ''
  for (const id of ['first', 'second']) {
    const asked = { 'accept-encoding': 'br', 'x-request-id': id }
    expect((await ask(port, asked)).headers['x-request-id']).toBe(id)
    expect((await ask(port, { ...asked, 'if-none-match': etag })).headers['x-request-id']).toBe(id)
  }
  expect(JSON.stringify([...page.variants.values()].map(({ head, notModified }) => [head, notModified]))).not.toMatch(
    /request-id|first|second/,
  )
})

it.each([
  ['MISS', 'estu; fwd=miss'],
  ['HIT', 'estu; fwd=miss; detail=hit'],
  ['STALE', 'estu; fwd=miss; detail=stale'],
  [undefined, 'estu; fwd=miss'],
])('of a page that Next was asked for and said %s of it says %s, once', async (said, status) => {
  const page = storedPage(
    { status: 200, headers: said ? { 'x-nextjs-cache': said } : {}, body: Buffer.from(words) },
    headers,
    fresh,
  )
  const first = await ask(await serve(page, true))
  expect(first.headers['cache-status']).toBe(status)
  const etag = { 'if-none-match': `${first.headers.etag}` }
  server?.close()
  expect((await ask(await serve(page, true), etag)).headers['cache-status']).toBe(status)
  server?.close()
  expect((await ask(await serve(page))).headers['cache-status']).toBe('estu; hit')
})

it('a page that is not packed yet is sent as it is', async () => {
  const port = await serve(unpacked(), true)
  const { headers: said, body } = await ask(port, { 'accept-encoding': 'br' })
  expect([said['content-encoding'], body.toString()]).toEqual([undefined, words])
  expect(said['cache-status']).toBe('estu; fwd=miss')
})

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['*', 'br'],
  ['zstd', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['gzip'.repeat(200), 'identity'],
])('%s is answered with %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding)
})
