import { offlineCaches } from '@estu/domain/offline/offline-caches'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerForm, answerPage } from './answer-page'
import { keepCorePages } from './core-pages'
import { fakeBrowser, page } from './fake-caches.fixture'

let isDown = false
let browser: ReturnType<typeof fakeBrowser>
let answers: Record<string, () => Response>
const words = (path: string) => `<html lang="ru"><link href="/_next/static/a.css"><h1>${path}</h1></html>`

beforeEach(() => {
  isDown = false
  answers = {}
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  browser = fakeBrowser((path) => {
    if (isDown) throw new TypeError('Failed to fetch')
    return answers[path]?.() ?? page(words(path))
  })
})

afterEach(() => vi.unstubAllGlobals())

/** Visits an address and waits until the worker has done what it does afterwards. */
async function visit(path: string, answer: typeof answerPage = answerPage) {
  const url = new URL(path, browser.origin)
  const later: Promise<unknown>[] = []
  const event = { waitUntil: (work: Promise<unknown>) => later.push(work) } as unknown as ExtendableEvent
  const response = await answer({ request: new Request(url), url, event })
  await Promise.all(later)
  return { status: response.status, html: await response.text() }
}

it('shows a visited page again without a network, and says when it was kept', async () => {
  await visit('/articles/a?utm_source=mail')
  isDown = true
  const { status, html } = await visit('/articles/a')
  expect(status).toBe(200)
  expect(html).toMatch(/^<html data-stored-at="\d{13}" lang="ru">/)
  expect(html).toContain('<h1>/articles/a')
  expect(browser.paths(offlineCaches.files.name)).toEqual(['/_next/static/a.css'])
})

it('shows the page prepared for it where nothing is kept, in the language of the address', async () => {
  await keepCorePages()
  isDown = true
  expect(await visit('/kk/articles/b')).toMatchObject({ status: 503, html: expect.stringContaining('/kk/offline<') })
  expect((await visit('/cart')).html).toContain('<h1>/offline/cart')
  expect((await visit('/cart', answerForm)).html).toMatch(/data-unsent="".*<h1>\/offline</)
  expect((await visit('/filialy')).html).toContain('<h1>/filialy')
})

it('has words even when all that was kept is gone', async () => {
  isDown = true
  const { status, html } = await visit('/articles/b')
  expect(status).toBe(503)
  expect(html).toContain('Интернета сейчас нет')
  expect(html).toContain('Қазір интернет жоқ')
})

it('keeps nothing that is made for one visitor', async () => {
  answers['/compare'] = () => page('<html>own</html>', { 'cache-control': 'private, no-store' })
  answers['/gone'] = () => page('<html>gone</html>', {}, 404)
  for (const path of ['/compare', '/gone', '/user/7', '/order/t', '/kk/cart/checkout']) await visit(path)
  expect(browser.paths(offlineCaches.pages.name)).toEqual([])
})

it('prefers a kept page to the word that the shop is away, and the shop’s word to none', async () => {
  await visit('/articles/a')
  const away = () => page('<html>away</html>', {}, 503)
  answers['/articles/a'] = away
  answers['/articles/b'] = away
  expect((await visit('/articles/a')).html).toContain('<h1>/articles/a')
  expect(await visit('/articles/b')).toEqual({ status: 503, html: '<html>away</html>' })
})

it('shows a kept page rather than one that breaks off or does not come', async () => {
  vi.useFakeTimers()
  await visit('/articles/a')
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })
  answers['/articles/a'] = () => new Response(broken)
  expect((await visit('/articles/a')).html).toContain('<h1>/articles/a')
  answers['/articles/a'] = () => new Promise(() => {}) as never
  const late = visit('/articles/a')
  await vi.advanceTimersByTimeAsync(6000)
  expect((await late).html).toContain('<h1>/articles/a')
  vi.useRealTimers()
})

it('throws away what is damaged, cut off, too old or not ours', async () => {
  const cache = browser.stores
  for (const path of ['/a', '/b', '/c', '/d']) await visit(path)
  const pages = cache.get(offlineCaches.pages.name)
  const headers = (path: string) => pages?.entries.get(`${browser.origin}${path}`)?.headers ?? new Headers()
  await pages?.put('/a', new Response('<html>', { headers: headers('/a') }))
  await pages?.put('/b', new Response('<html>not ours</html>'))
  const old = new Headers(headers('/c'))
  old.set('x-estu-stored-at', String(Date.now() - offlineCaches.pages.maxAgeMs - 1))
  await pages?.put('/c', new Response(words('/c'), { headers: old }))
  isDown = true
  for (const path of ['/a', '/b', '/c']) expect((await visit(path)).status, path).toBe(503)
  expect((await visit('/d')).status).toBe(200)
  expect(browser.paths(offlineCaches.pages.name)).toEqual(['/d'])
})

it('lets the page go that was visited longest ago', async () => {
  const { most } = offlineCaches.pages
  for (let index = 0; index <= most; index++) await visit(`/articles/${index}`)
  await visit('/articles/1')
  await visit('/articles/new')
  const kept = browser.paths(offlineCaches.pages.name)
  expect(kept).toHaveLength(most)
  expect(kept).toContain('/articles/1')
  expect(kept).not.toContain('/articles/2')
})

it.each(['/auth/sign-out?done=1', '/kk/thanks?for=deleted'])('forgets where somebody was at %s', async (path) => {
  await keepCorePages()
  await visit('/articles/a')
  await visit(path)
  expect(browser.paths(offlineCaches.pages.name)).toEqual([])
  expect(browser.paths(offlineCaches.core.name)).toContain('/offline')
})

it('works as without it where nothing can be kept', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) })
  expect((await visit('/articles/a')).html).toContain('<h1>/articles/a')
  isDown = true
  expect((await visit('/articles/a')).status).toBe(503)
})

it('is not installed without the page that stands in for all others', async () => {
  answers['/kk/offline'] = () => page('<html>fault</html>', {}, 500)
  await expect(keepCorePages()).rejects.toThrow('/kk/offline')
})
