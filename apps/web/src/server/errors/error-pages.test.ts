import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ownRequestHeader } from '@estu/domain/requests/internal-headers'
import { pipeline } from '@estu/http/pipeline'
import { afterEach, expect, it, vi } from 'vitest'
import { compress } from '../files/compress.ts'
import { askNext } from '../page-store/next/next-answer.ts'
import { withErrorPages } from './error-pages.ts'
import type { ErrorPageSettings } from './prepared-pages.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Respond = (req: IncomingMessage, res: ServerResponse) => unknown

/** A framework that behaves as Next does: pages by name, and whatever `respond` says for the rest. */
async function serve(respond: Respond): Promise<string> {
  const pages: Record<string, string> = {
    '/not-found-page': 'ru lost',
    '/kk/not-found-page': 'kk lost',
    '/error': 'ru error',
    '/kk/error': 'kk error',
  }
  const framework = async (req: IncomingMessage, res: ServerResponse) => {
    const page = req.headers[ownRequestHeader] === 'secret' ? pages[req.url ?? ''] : undefined
    if (page) res.setHeader('content-type', 'text/html').end(page)
    else await respond(req, res)
  }
  let answer: (req: IncomingMessage, res: ServerResponse) => void = () => undefined
  server = createServer((req, res) => answer(req, res))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = askNext(framework, 'shop.example')
  const settings: ErrorPageSettings = {
    askPage: (url, headers) => ask({ url, headers }),
    ownSecret: 'secret',
    policyOf: (html) => `policy of ${html}`,
    limitMs: 200,
  }
  const site = withErrorPages(framework, settings)
  answer = pipeline([compress, (req, res) => site.answer(req, res)], (_, req, res) => site.fault(req, res))
  return origin
}

const emptyShell =
  (status: number): Respond =>
  (_, res) => {
    res.statusCode = status
    res.setHeader('content-type', 'text/html; charset=utf-8')
    res.setHeader('cache-control', 's-maxage=31536000')
    res.write('<html id="__next_error__">')
    res.end('</html>')
  }

it('replaces the empty body of a missing page by the words in the language of the address', async () => {
  const origin = await serve(emptyShell(404))
  const russian = await fetch(`${origin}/nope`)
  expect([russian.status, await russian.text()]).toEqual([404, 'ru lost'])
  expect(russian.headers.get('cache-control')).toBe('no-store')
  const kazakh = await fetch(`${origin}/kk/nope`)
  expect([kazakh.status, await kazakh.text()]).toEqual([404, 'kk lost'])
})

it('leaves good pages and data as they are', async () => {
  const origin = await serve((_, res) => res.setHeader('content-type', 'text/html').end('fine'))
  expect(await (await fetch(`${origin}/`)).text()).toBe('fine')
  server?.close()
  const api = await serve((_, res) => res.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"x"}'))
  expect(await (await fetch(`${api}/api/x`)).text()).toBe('{"error":"x"}')
})

it('leaves client navigation to the framework', async () => {
  const origin = await serve(emptyShell(404))
  expect(await (await fetch(`${origin}/nope`, { headers: { rsc: '1' } })).text()).toContain('__next_error__')
})

it.each([
  ['/media/a.webp', emptyShell(404), 404],
  ['/media/captions/ru/a', (_, res) => res.writeHead(404).end(), 404],
  ['/sitemap.xml', emptyShell(500), 500],
  ['/api/cards/ru', () => Promise.reject(new Error('broken')), 503],
] as [string, Respond, number][])(
  'says of %s, which nobody reads, in few bytes that there is nothing',
  async (path, respond, status) => {
    const answer = await fetch(`${await serve(respond)}${path}`)
    expect([answer.status, await answer.text()]).toEqual([status, ''])
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'text/plain',
      'no-store',
    ])
  },
)

it('a form that could not be handed on is told of it in words', async () => {
  const origin = await serve(() => Promise.reject(new Error('broken')))
  expect(await (await fetch(`${origin}/api/forms`, { method: 'POST', body: 'a=b' })).text()).toBe('ru error')
})

it('shows a fault to people and hides it from search and preview bots', async () => {
  const origin = await serve(emptyShell(500))
  const person = await fetch(`${origin}/kk/x`, { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' } })
  expect([person.status, await person.text()]).toEqual([500, 'kk error'])
  for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'TelegramBot (like TwitterBot)', 'WhatsApp/2.23']) {
    const bot = await fetch(`${origin}/kk/x`, { headers: { 'user-agent': agent } })
    expect([bot.status, await bot.text()]).toEqual([500, ''])
  }
})

it('shows a fault of a page whose headers the framework sends before it renders', async () => {
  const origin = await serve((_, res) => {
    res.setHeader('content-type', 'text/html; charset=utf-8')
    res.flushHeaders()
    res.write(new Uint8Array())
    res.statusCode = 500
    res.write('<!DOCTYPE html><html id="__next_error__">')
    res.end('</html>')
  })
  const answer = await fetch(`${origin}/cart`)
  expect([answer.status, await answer.text()]).toEqual([500, 'ru error'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('never asks the framework for an address that cannot be read', async () => {
  const origin = await serve(() => {
    throw new Error('the framework was asked')
  })
  for (const path of ['/%E0%A4%A', '/not-found-page', '/kk/form-unavailable', '/kk/__', '/x%00']) {
    expect((await fetch(`${origin}${path}`)).status).toBe(404)
  }
})

it.each<[string, Respond]>([
  ['is a fault at once', () => Promise.reject(new Error('broken'))],
  ['never begins', () => undefined],
  [
    'is a fault while its words are looked for',
    async (_, res) => {
      res.writeHead(500, { 'content-type': 'text/html' }).write('<html id="__next_error__">')
      throw new Error('broken')
    },
  ],
])('an answer that %s has words', async (_, respond) => {
  const origin = await serve(respond)
  const answer = await fetch(`${origin}/kk/x`)
  expect([answer.status >= 500, await answer.text()]).toEqual([true, 'kk error'])
})

it('a fault while the words for a missing page are looked for changes nothing of them', async () => {
  const origin = await serve(async (_, res) => {
    res.writeHead(404, { 'content-type': 'text/html' }).write('<html id="__next_error__">')
    throw new Error('broken')
  })
  const answer = await fetch(`${origin}/kk/x`)
  expect([answer.status, await answer.text()]).toEqual([404, 'kk lost'])
})

it('a fault after the first byte is no page that ends well', async () => {
  const origin = await serve(async (_, res) => {
    res.writeHead(200, { 'content-type': 'text/html' }).write('<p>half'.repeat(1000))
    await new Promise((resolve) => setImmediate(resolve))
    throw new Error('broken')
  })
  for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
    const read = fetch(`${origin}/x`, { headers }).then((answer) => answer.text())
    await expect(read).rejects.toThrow()
  }
})

it('what begins in time may take as long as its reader', async () => {
  const origin = await serve(async (_, res) => {
    res.writeHead(200, { 'content-type': 'text/html' }).write('<p>')
    await new Promise((resolve) => setTimeout(resolve, 500))
    res.end('whole')
  })
  expect(await (await fetch(`${origin}/x`)).text()).toBe('<p>whole')
})

type Packed = { encoding: string | undefined; vary: string | undefined; status: number | undefined; body: Buffer }
/** Trap: Node’s `fetch` unpacks. */
const ask = (origin: string, path: string, accepted: string) =>
  new Promise<Packed>((resolve, reject) => {
    get(`${origin}${path}`, { headers: { 'accept-encoding': accepted } }, async (res) => {
      const { 'content-encoding': encoding, vary } = res.headers
      resolve({ encoding, vary, status: res.statusCode, body: Buffer.concat(await res.toArray()) })
    }).on('error', reject)
  })

it.each([
  ['that Next does not know', '/nope', emptyShell(404), 404, 'ru lost'],
  ['that cannot be read', '/%E0%A4%A', emptyShell(404), 404, 'ru lost'],
  ['that is a fault', '/kk/x', emptyShell(500), 500, 'kk error'],
])('the words for an address %s are packed once for all who read that', async (_, path, respond, status, words) => {
  const origin = await serve(respond)
  await vi.waitFor(async () => expect((await ask(origin, path, 'gzip, br')).encoding).toBe('br'))
  const [br, gzip, plain] = await Promise.all(['gzip, br', 'gzip', 'identity'].map((way) => ask(origin, path, way)))
  expect([br?.encoding, gzip?.encoding, plain?.encoding]).toEqual(['br', 'gzip', undefined])
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(words)
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(words)
  expect(plain?.body.toString()).toBe(words)
  for (const answer of [br, gzip, plain]) {
    expect(answer?.status).toBe(status)
    expect(answer?.vary?.toLowerCase()).toBe('accept-encoding')
  }
})
