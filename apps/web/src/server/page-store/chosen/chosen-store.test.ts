import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from '@estu/http/pipeline'
import { afterEach, expect, it, vi } from 'vitest'
import { raiseGeneration } from '../../../revalidation/generation.ts'
import { cacheableRequest } from '../cache-key.ts'
import type { NextAnswer } from '../next/next-answer.ts'
import { openPageStores } from '../open-store.ts'
import { keptPage, newPage } from '../page-steps.ts'

let server: Server | undefined
afterEach(() => server?.close())

const data = `<script>self.__next_f.push([1,"0:[]\\n"])</script>`
const html = (words: string): NextAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': 'private, no-store', 'x-nextjs-postponed': '1' },
  body: Buffer.from(`<p>${words}</p>${data}`),
})
const prepared = (words: string): NextAnswer => ({
  ...html(words),
  headers: { 'content-type': 'text/html', 'cache-control': 's-maxage=2592000', 'x-nextjs-prerender': '1' },
})

type Asked = { url: string; headers: Record<string, string> }

/** A storefront in which Next is asked, or makes a page for the one who asks, which bears their own word. */
function shopOf(chosen: (asked: Asked) => NextAnswer = ({ url }) => html(url), { isClean = true, maxMb = 96 } = {}) {
  const ask = vi.fn(async (asked: Asked) => (asked.url.includes('?') ? chosen(asked) : prepared(asked.url)))
  const visit = vi.fn((_req, res) => void res.setHeader('policy', 'nonce').end('made for a visit'))
  const stores = openPageStores({
    ask,
    headers: { isHttps: true, pagePolicy: () => ({ policy: 'hashes', isClean }) },
    paint: (page) => ({ html: page, styles: [] }),
    maxBytes: maxMb * 1024 * 1024,
  })
  const steps = pipeline([keptPage(stores), newPage(stores, visit)], (error) => {
    throw error
  })
  const own = createServer(steps).listen(0, '127.0.0.1')
  const listening = once(own, 'listening')
  server = own
  const get = async (url: string, headers: Record<string, string> = {}) => {
    await listening
    const { port } = own.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers })
    return { body: await answer.text(), said: (name: string) => answer.headers.get(name) }
  }
  /** The same without the wire. */
  const see = async (url: string) => {
    const request = cacheableRequest({ url, method: 'GET', headers: {} })
    const store = request?.isChosen ? stores.chosen : stores.pages
    return request && (store.fresh(request.key) ?? store.find(request))
  }
  return { ask, visit, stores, get, see }
}

const path = '/apparaty?form=ric&battery=rechargeable'

it('a listing that is asked for again is asked of Next once, and then sent from memory', async () => {
  const { ask, visit, get } = shopOf()
  expect((await get(path)).body).toBe('made for a visit')
  const [second, third] = [await get(path), await get(path)]
  expect(ask).toHaveBeenCalledTimes(1)
  expect(visit).toHaveBeenCalledTimes(1)
  expect(second.said('cache-status')).toBe('estu; fwd=miss')
  expect(third.said('cache-status')).toBe('estu; hit')
  expect(third.said('content-security-policy')).toBe('hashes')
  expect(third.said('cache-control'), 'what the first was told').toBe('no-cache')
  expect(third.body).toBe(second.body)
})

it('every spelling of an address, and whoever asks, is answered with the same bytes; Next hears of neither', async () => {
  const { ask, get } = shopOf()
  const visitors: Record<string, string>[] = [
    { cookie: 'session=a; cart=b; i18n_redirected=kk', 'user-agent': 'a' },
    { cookie: 'favourites=c; theme=dark', 'x-forwarded-host': 'evil.example', range: 'bytes=0-1' },
  ]
  await get(path)
  const spellings = [path, '/apparaty?battery=rechargeable&utm_source=a&form=ric&form=ric&form=nope&page=1']
  const bodies = []
  for (const headers of visitors) for (const url of spellings) bodies.push((await get(url, headers)).body)
  expect(new Set(bodies).size).toBe(1)
  expect(ask.mock.calls.map(([{ url, headers }]) => ({ url, headers }))).toEqual([{ url: path, headers: {} }])
})

it('the data of a tap are kept beside the page', async () => {
  const flight = { ...html(''), headers: { 'content-type': 'text/x-component' }, body: Buffer.from('0:[]\n') }
  const { ask, get } = shopOf(({ headers }) => (headers.rsc ? flight : html('')))
  const tap = () => get(`${path}&_rsc=x`, { rsc: '1', 'next-router-state-tree': 'tree', 'next-url': '/' })
  await tap()
  const [second, third] = [await tap(), await tap()]
  expect([second.body, third.body]).toEqual(['0:[]\n', '0:[]\n'])
  expect(third.said('cache-status')).toBe('estu; hit')
  expect(ask.mock.calls).toEqual([[expect.objectContaining({ url: `${path}&_rsc`, headers: { rsc: '1' } })]])
  expect((await get(path)).body).toBe('made for a visit')
})

it('a thousand who ask at once cost one rendering beside that of the first', async () => {
  const { ask, see } = shopOf()
  const [first, ...others] = await Promise.all(Array.from({ length: 1000 }, () => see(path)))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(first).toBe('visit')
  expect(new Set(others).size).toBe(1)
})

it('after an announcement it is made anew at once, not at the second asking', async () => {
  let words = 'before'
  const { ask, visit, get, see } = shopOf(() => html(words))
  for (let time = 0; time < 3; time += 1) await get(path)
  // So many that nobody remembers who asked for it first.
  for (let number = 2; number < 1100; number += 1) await see(`/apparaty?page=${number}`)
  words = 'after'
  raiseGeneration()
  expect((await get(path)).body).toContain('after')
  expect((await get(path)).said('cache-status')).toBe('estu; hit')
  expect(ask).toHaveBeenCalledTimes(2)
  expect(visit).toHaveBeenCalledTimes(1)
})

it.each<[string, () => NextAnswer, boolean]>([
  ['a fault', () => ({ ...html(''), status: 500 }), true],
  ['what leads elsewhere', () => ({ ...html(''), status: 308 }), true],
  ['a page that broke on its way', () => ({ ...html(''), body: Buffer.from(`<!--$!-->${data}`) }), true],
  ['a page with something foreign in it', () => html(''), false],
])('%s is made for each visit', async (_, answer, isClean) => {
  const { visit, stores, get } = shopOf(answer, { isClean })
  for (let time = 0; time < 4; time += 1) expect((await get(path)).body).toBe('made for a visit')
  expect(visit).toHaveBeenCalledTimes(4)
  expect(stores.chosen.size).toBe(0)
})

const everybodys = ['/', '/kk', '/apparaty', '/filialy', '/articles']
const long = 'x'.repeat(3000)

it.each([
  ['once', 1],
  ['twice', 2],
])(
  'whoever asks %s for each of 10,000 choices pushes out no page that everybody reads',
  {
    timeout: 60_000,
  },
  async (_, times) => {
    const { stores, see } = shopOf(({ url }) => html(url + long), { maxMb: 8 })
    for (const page of everybodys) await see(page)
    for (let time = 0; time < 3; time += 1) await see(path)
    let most = 0
    for (let number = 2; number < 10_002; number += 1) {
      for (let time = 0; time < times; time += 1) await see(`/apparaty?form=ric&page=${number}`)
      most = Math.max(most, stores.chosen.bytes)
    }
    expect(everybodys.filter((page) => stores.pages.fresh(page) === null)).toEqual([])
    expect(most).toBeLessThanOrEqual(1024 * 1024)
    expect(stores.chosen.counts.asked).toBe(1 + (times - 1) * 10_000)
    // Asked for once each, they do not even push out what others choose.
    expect(stores.chosen.fresh(path) !== null).toBe(times === 1)
  },
)
