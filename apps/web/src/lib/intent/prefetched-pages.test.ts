// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerNavigations, nameOf, prefetchPage } from './prefetched-pages.ts'

let count = 0
/** Each test has a page of its own: what was asked for is remembered for as long as a document lives. */
let page = new URL('http://shop.example')
const tap = { headers: { rsc: '1', 'next-router-state-tree': 'tree' } }
const marked = (url: URL) => new URL(`${url}?_rsc=mark`)

const allDone = () => new Promise((resolve) => setImmediate(resolve))

let asked: string[] = []
let stopped = 0
const plain = vi.fn((input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  asked.push(String(input))
  init?.signal?.addEventListener('abort', () => {
    stopped += 1
  })
  return Promise.resolve(new Response('1:"/_next/static/chunks/page.js"'))
})
const target = { fetch: plain as typeof fetch }

beforeEach(() => {
  page = new URL(`http://shop.example/apparaty/${count++}`)
  asked = []
  stopped = 0
  target.fetch = plain as typeof fetch
  vi.stubGlobal('fetch', plain)
  answerNavigations(target)
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

it('the tap takes what was asked for ahead of it, once', async () => {
  prefetchPage(page)
  expect(asked).toEqual([`${page}?_rsc`])
  await target.fetch(marked(page), tap)
  expect(asked).toHaveLength(1)
  await target.fetch(marked(page), tap)
  expect(asked).toHaveLength(2)
})

it('a second sign asks for nothing more', () => {
  prefetchPage(page)
  prefetchPage(page)
  expect(asked).toHaveLength(1)
})

it.each<[string, (page: URL) => URL, RequestInit]>([
  ['another page', () => new URL('http://shop.example/apparaty/other?_rsc=x'), tap],
  ['another query', (page) => new URL(`${page}?colour=red&_rsc=x`), tap],
  ['what Next asks ahead', marked, { headers: { ...tap.headers, 'next-router-prefetch': '1' } }],
  ['a part of it', marked, { headers: { ...tap.headers, 'next-router-segment-prefetch': '/_tree' } }],
  ['the page itself', (page) => page, {}],
])('is not given for %s', async (_, urlOf, init) => {
  prefetchPage(page)
  await target.fetch(urlOf(page), init)
  expect(asked).toHaveLength(2)
})

it('what is too old is asked for again', async () => {
  prefetchPage(page)
  vi.advanceTimersByTime(5001)
  await target.fetch(marked(page), tap)
  expect(asked).toHaveLength(2)
})

it('what nobody opened is not held any longer', async () => {
  // By the clock it would still do.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  prefetchPage(page)
  vi.advanceTimersByTime(5001)
  await target.fetch(marked(page), tap)
  expect(asked).toHaveLength(2)
})

it('one that fails late takes no newer one away', async () => {
  const { promise, reject } = Promise.withResolvers<Response>()
  vi.mocked(plain).mockReturnValueOnce(promise)
  const forget = prefetchPage(page)
  forget()
  prefetchPage(page)
  reject(new DOMException('taken back', 'AbortError'))
  await promise.catch(() => undefined)
  await allDone()
  await target.fetch(marked(page), tap)
  expect(asked).toHaveLength(1)
})

it('one whose data breaks off is asked for again by the tap', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('broken off')) })
  vi.mocked(plain).mockResolvedValueOnce(new Response(broken))
  prefetchPage(page)
  await allDone()
  await target.fetch(marked(page), tap)
  expect(asked).toHaveLength(1)
})

it('a sign that was none is taken back', async () => {
  prefetchPage(page)()
  expect(stopped).toBe(1)
  await target.fetch(marked(page), tap)
  expect(asked).toHaveLength(2)
})

it('what the page runs is fetched with it, once', async () => {
  prefetchPage(page)
  const links = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
  await vi.waitFor(() => expect(links()).toEqual(['/_next/static/chunks/page.js']))
  await target.fetch(marked(page), tap)
  prefetchPage(page)
  await Promise.resolve()
  expect(links()).toHaveLength(1)
})

it('a page’s data has one name, whatever its mark', () => {
  expect(nameOf(new URL('http://a.example/b?_rsc=x&page=2'))).toBe('http://a.example/b?page=2')
  expect(nameOf(new URL('http://a.example/b?page=2&_rsc'))).toBe('http://a.example/b?page=2')
  expect(nameOf(new URL('http://a.example/b?_rsc=x'))).toBe('http://a.example/b')
  expect(nameOf(new URL('http://a.example/b?x_rsc=1'))).toBe('http://a.example/b?x_rsc=1')
})
