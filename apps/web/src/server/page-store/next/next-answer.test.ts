import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pack } from '../../files/encodings.ts'
import { PageStore } from '../page-store.ts'
import { askNext } from './next-answer.ts'

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown

const kept = { 'content-type': 'text/html', 'cache-control': 's-maxage=2592000', 'x-nextjs-prerender': '1' }
const request = { key: '/a', pathname: '/a', url: '/a', headers: {} }

function storeOf(handle: Handler): PageStore {
  return new PageStore({
    ask: askNext(handle, 'shop.example'),
    pack,
    finish: (headers) => ({ headers, isClean: true }),
    generation: () => 0,
    now: () => 0,
    maxBytes: 1_000_000,
  })
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const begin = (res: ServerResponse) => {
  res.writeHead(200, kept).write('<p>half')
  return res
}
/** What is known to fail, which nobody waits for, and what is only never done. */
const broken: [string, Handler, waitedMs?: number][] = [
  ['that breaks off in the middle', (_, res) => begin(res).destroy()],
  ['that breaks off by a fault', (_, res) => begin(res).destroy(new Error('broken'))],
  ['whose handler fails before it', () => Promise.reject(new Error('broken'))],
  [
    'whose handler fails at once',
    () => {
      throw new Error('broken')
    },
  ],
  [
    'whose handler fails in the middle of it',
    async (_, res) => {
      begin(res)
      throw new Error('broken')
    },
  ],
  ['whose handler fails by no error', () => Promise.reject('broken')],
  ['that never begins', () => undefined, 20_000],
  ['that never ends', (_, res) => begin(res), 20_000],
]

it.each(broken)('an answer %s is kept for nobody, and nobody waits for it', async (_, handle, waitedMs = 0) => {
  let isBroken = true
  const store = storeOf((req, res) => (isBroken ? handle(req, res) : res.writeHead(200, kept).end('<p>whole')))
  const asked = [store.find(request), store.find(request)].map((found) => expect(found).rejects.toThrow())
  await vi.advanceTimersByTimeAsync(waitedMs)
  await Promise.all(asked)
  expect(store.fresh('/a')).toBeNull()
  expect(store.counts).toMatchObject({ asked: 1, failed: 1 })
  isBroken = false
  await store.find(request)
  expect(store.fresh('/a')?.variants.get('identity')?.body.toString()).toBe('<p>whole')
})

it('a fault that is an answer is one', async () => {
  const store = storeOf((_, res) => res.writeHead(500, kept).end('<p>half'))
  expect(await store.find(request)).toBe('uncacheable')
  expect(store.fresh('/a')).toBeNull()
  expect(store.counts).toMatchObject({ uncacheable: 1, failed: 0 })
})

it('what fails once it is answered spoils nothing', async () => {
  const ask = askNext(async (_, res) => {
    res.writeHead(200, kept).end('<p>whole')
    throw new Error('too late')
  }, 'shop.example')
  expect((await ask(request)).body.toString()).toBe('<p>whole')
  expect(vi.getTimerCount()).toBe(0)
})

it('says what it is told, by POST where there is a body', async () => {
  const ask = askNext(async (req, res) => {
    const body = Buffer.concat(await req.toArray()).toString()
    res.end([req.method, req.url, req.headers.host, req.headers.accept, req.headers.rsc, body].join(' '))
  }, 'shop.example')
  const said = async (question: Parameters<typeof ask>[0]) => (await ask(question)).body.toString()
  expect(await said({ url: '/a?b', headers: { rsc: '1' } })).toBe('GET /a?b shop.example text/html 1 ')
  expect(await said({ url: '/a', headers: {}, body: '{}' })).toBe('POST /a shop.example text/html  {}')
})
