import { describe, expect, it, vi } from 'vitest'
import { pack } from '../files/encodings.ts'
import type { CacheableRequest } from './cache-key.ts'
import type { NextAnswer } from './next/next-answer.ts'
import { PageStore, type StoreOptions } from './page-store.ts'

const request = (pathname: string): CacheableRequest => ({ key: pathname, pathname, url: pathname, headers: {} })
const html = (words: string): NextAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': 's-maxage=2592000', 'x-nextjs-prerender': '1' },
  body: Buffer.from(words),
})

function storeOf(ask: StoreOptions['ask'], more: Partial<StoreOptions> = {}) {
  const world = { generation: 0, now: 0 }
  const store = new PageStore({
    ask,
    pack,
    finish: (headers) => ({ headers, isClean: true }),
    generation: () => world.generation,
    now: () => world.now,
    maxBytes: 1_000_000,
    ...more,
  })
  return { store, world }
}

describe('what is kept', () => {
  it('a page is asked of Next once, and again after each announcement', async () => {
    const ask = vi.fn(async () => html('words'))
    const { store, world } = storeOf(ask)
    await store.find(request('/a'))
    expect(store.fresh('/a')).not.toBeNull()
    world.generation = 1
    expect(store.fresh('/a')).toBeNull()
    await store.find(request('/a'))
    expect(store.fresh('/a')).not.toBeNull()
    expect(ask).toHaveBeenCalledTimes(2)
    expect(store.counts).toMatchObject({ asked: 2, unchanged: 1, hits: 2 })
  })

  it('a thousand who ask at once cost one rendering', async () => {
    const ask = vi.fn(async () => html('words'))
    const { store } = storeOf(ask)
    const pages = await Promise.all(Array.from({ length: 1000 }, () => store.find(request('/a'))))
    expect(new Set(pages).size).toBe(1)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it.each<[string, Partial<NextAnswer>, string]>([
    ['a page with a part of its visit’s own', { headers: { 'x-nextjs-postponed': '1' } }, 'visit'],
    ['a fault', { status: 500 }, 'uncacheable'],
    ['a missing page', { status: 404 }, 'uncacheable'],
    ['what leads elsewhere', { status: 308 }, 'uncacheable'],
    ['an answer with a cookie', { headers: { ...html('').headers, 'set-cookie': 'a=b' } }, 'uncacheable'],
  ])('%s is not', async (_, answer, found) => {
    const ask = vi.fn(async () => ({ ...html('words'), ...answer }))
    const { store } = storeOf(ask)
    expect(await store.find(request('/a'))).toBe(found)
    expect(store.fresh('/a')).toBeNull()
    expect(await store.find(request('/a'))).toBe(found)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it.each<[string, Partial<NextAnswer>, Partial<StoreOptions>]>([
    ['that is old already', { headers: { ...html('').headers, 'x-nextjs-cache': 'STALE' } }, {}],
    ['that nobody says a lifetime of', { headers: { 'x-nextjs-prerender': '1' } }, {}],
    ['with something foreign in it', {}, { finish: (headers) => ({ headers, isClean: false }) }],
  ])('a page %s is shown and not kept', async (_, answer, more) => {
    const { store } = storeOf(async () => ({ ...html('words'), ...answer }), more)
    expect(await store.find(request('/a'))).toMatchObject({ headers: { vary: 'accept-encoding' } })
    expect(store.fresh('/a')).toBeNull()
    expect(store.size).toBe(0)
  })

  it.each<[string, string, Partial<NextAnswer>, boolean]>([
    ['a picture', 'public, max-age=86400', {}, true],
    ['a drawing, which browsers ask about each time', 'public, max-age=0', {}, true],
    ['what nobody may keep', 'private, max-age=60', {}, false],
    ['a missing file', 'public, max-age=86400', { status: 404 }, false],
    ['a part of a file', 'public, max-age=86400', { status: 206 }, false],
  ])('of files: %s', async (_, caching, answer, isKept) => {
    const headers = { 'cache-control': caching, 'content-security-policy': 'sandbox' }
    const { store, world } = storeOf(async () => ({ ...html('bytes'), headers, ...answer }))
    const found = await store.find({ ...request('/media/a.webp'), isFile: true })
    expect(store.fresh('/media/a.webp')).toEqual(isKept ? found : null)
    if (isKept) expect(found).toMatchObject({ headers: { 'content-security-policy': 'sandbox' } })
    else expect(found).toBe('uncacheable')
    world.now = 3_600_000
    expect(store.fresh('/media/a.webp')).toBeNull()
  })

  it('a refusal is forgotten by the next announcement', async () => {
    const answers = [{ ...html(''), status: 500 }, html('words')]
    const { store, world } = storeOf(async () => answers.shift() ?? html(''))
    expect(await store.find(request('/a'))).toBe('uncacheable')
    world.generation = 1
    expect(await store.find(request('/a'))).toMatchObject({ generation: 1 })
  })

  it('no longer than a hundredth of Next’s own lifetime, by a clock that only goes forward', async () => {
    const { store, world } = storeOf(async () => ({
      ...html('words'),
      headers: { ...html('').headers, 'cache-control': 's-maxage=60' },
    }))
    await store.find(request('/a'))
    world.now = 599
    expect(store.fresh('/a')).not.toBeNull()
    world.now = 600
    expect(store.fresh('/a')).toBeNull()
  })

  it('no more than fits: who was not asked for goes first, and what is too large never comes', async () => {
    const { store } = storeOf(async ({ pathname }) => html(pathname.repeat(10_000)), { maxBytes: 100_000, pack: never })
    for (const path of ['/1', '/2', '/3', '/4', '/5', '/6']) await store.find(request(path))
    expect(store.bytes).toBeLessThanOrEqual(100_000)
    expect(store.fresh('/6')).toBeNull()
    const small = storeOf(async ({ pathname }) => html(pathname.repeat(500)), { maxBytes: 100_000, pack: never })
    for (let page = 1000; page < 1100; page++) await small.store.find(request(`/${page}`))
    expect(small.store.bytes).toBeLessThanOrEqual(100_000)
    expect(small.store.fresh('/1000')).toBeNull()
    expect(small.store.fresh('/1099')).not.toBeNull()
  })
})

const never = () => new Promise<never>(() => undefined)

describe('what goes wrong is right for visitors, and counted', () => {
  it('a page that is another at each rendering: the newest is served, and one of it is kept', async () => {
    let rendered = 0
    const { store, world } = storeOf(async () => html(`rendering ${++rendered} ${'x'.repeat(1000)}`))
    await store.find(request('/a'))
    const bytes = store.bytes
    for (let announcement = 1; announcement <= 50; announcement += 1) {
      world.generation = announcement
      await store.find(request('/a'))
      const page = store.fresh('/a')
      expect(page?.variants.get('identity')?.body.toString()).toContain(`rendering ${announcement + 1} `)
      expect([store.size, store.bytes]).toEqual([1, bytes + String(announcement + 1).length - 1])
    }
    expect(store.counts).toMatchObject({ asked: 51, changed: 50, unchanged: 0 })
  })

  it('a page during whose making something is announced is asked for once more', async () => {
    const { store, world } = storeOf(async () => {
      if (world.generation === 0) world.generation = 1
      return html('words')
    })
    await store.find(request('/a'))
    expect(store.fresh('/a')).toBeNull()
    await store.find(request('/a'))
    expect(store.fresh('/a')).not.toBeNull()
    expect(store.counts).toMatchObject({ asked: 2, overtaken: 1 })
  })

  it('a store that is full, and a page that is too large for it', async () => {
    const { store } = storeOf(async ({ pathname }) => html(pathname.repeat(500)), { maxBytes: 100_000, pack: never })
    for (let page = 1000; page < 1100; page += 1) await store.find(request(`/${page}`))
    expect(store.counts).toMatchObject({ evicted: 100 - store.size, tooLarge: 0 })
    await store.find(request(`/${'a'.repeat(20)}`))
    expect(store.counts.tooLarge).toBe(1)
    expect(store.fresh(`/${'a'.repeat(20)}`)).toBeNull()
  })

  it('a page with something foreign in it', async () => {
    const { store } = storeOf(async () => html('words'), { finish: (headers) => ({ headers, isClean: false }) })
    await store.find(request('/a'))
    expect(store.counts.foreignScripts).toBe(1)
  })

  it('an answer that fails: whoever asks next is not told of it', async () => {
    const answers = [Promise.reject(new Error('broken off')), Promise.resolve(html('words'))]
    const { store } = storeOf(async () => (await answers.shift()) ?? html(''))
    await expect(store.find(request('/a'))).rejects.toThrow('broken off')
    await store.find(request('/a'))
    expect(store.fresh('/a')).not.toBeNull()
    expect(store.counts).toMatchObject({ asked: 2, failed: 1 })
  })
})

describe('packing', () => {
  it('takes the place of the bytes as they were, under names of their own', async () => {
    const { store } = storeOf(async () => html('words '.repeat(1000)))
    await store.find(request('/a'))
    await vi.waitFor(() => expect(store.fresh('/a')?.variants.size).toBe(2))
    const { variants } = store.fresh('/a') ?? { variants: new Map() }
    expect([...variants.keys()]).toEqual(['br', 'gzip'])
    expect(variants.get('br').etag).not.toBe(variants.get('gzip').etag)
    expect(store.bytes).toBeLessThan(3000)
  })

  it('that fails leaves the page as it is, and is counted', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { store } = storeOf(async () => html('words'), { pack: () => Promise.reject(new Error('out of memory')) })
    await store.find(request('/a'))
    await vi.waitFor(() => expect(store.counts.packFailed).toBe(1))
    expect(store.fresh('/a')?.variants.get('identity')?.body.toString()).toBe('words')
    warn.mockRestore()
  })

  it('that failed is tried again with the next rendering, though its bytes are the same', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const packing = vi.fn(pack).mockRejectedValueOnce(new Error('out of memory'))
    const { store, world } = storeOf(async () => html('words'), { pack: packing })
    await store.find(request('/a'))
    await vi.waitFor(() => expect(store.counts.packFailed).toBe(1))
    world.generation = 1
    await store.find(request('/a'))
    await vi.waitFor(() => expect([...(store.fresh('/a')?.variants.keys() ?? [])]).toEqual(['br', 'gzip']))
    world.generation = 2
    await store.find(request('/a'))
    expect(store.counts).toMatchObject({ unchanged: 2, packFailed: 1 })
    expect(packing).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })

  it('one that never ends holds up nobody else', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const packing: (typeof pack)[] = [never]
    const { store } = storeOf(async ({ pathname }) => html(pathname), {
      pack: (body) => (packing.shift() ?? (async () => ({ br: body, gzip: body })))(body),
    })
    await store.find(request('/a'))
    await store.find(request('/b'))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(store.counts.packFailed).toBe(1)
    expect(store.fresh('/a')?.variants.has('identity')).toBe(true)
    expect(store.fresh('/b')?.variants.has('br')).toBe(true)
    warn.mockRestore()
    vi.useRealTimers()
  })
})
