import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bounded } from './bounded'
import { stamped } from './cached-responses'
import { fakeBrowser, page } from './fake-caches.fixture'

const limits = { name: 'estu-some', most: 2, maxAgeMs: 1000 }
const request = new Request('https://estu.example/media/a.webp')
let browser: ReturnType<typeof fakeBrowser>

beforeEach(() => {
  browser = fakeBrowser(() => page(''))
})
afterEach(() => vi.unstubAllGlobals())

type Plugin = ReturnType<typeof bounded>
const update = (plugin: Plugin, response: Response) =>
  plugin.cacheWillUpdate?.({ request, response } as Parameters<NonNullable<Plugin['cacheWillUpdate']>>[0])
const read = (plugin: Plugin, cachedResponse: Response | undefined) =>
  plugin.cachedResponseWillBeUsed?.({ cachedResponse } as Parameters<
    NonNullable<Plugin['cachedResponseWillBeUsed']>
  >[0])

it('keeps whole answers of this site alone, each with its date and length', async () => {
  const plugin = bounded(limits)
  expect(await update(plugin, page('part', {}, 404))).toBeNull()
  expect(await update(plugin, new Response('another site’s'))).toBeNull()
  const kept = await update(plugin, page('whole'))
  expect(await kept?.clone().text()).toBe('whole')
  expect(kept && (await read(plugin, kept))).toBe(kept)
  expect(await read(plugin, new Response('not ours'))).toBeNull()
  expect(await read(plugin, undefined)).toBeNull()
})

it('writes what never changes once, until it is too old or damaged', async () => {
  const plugin = bounded(limits, { once: true })
  const store = await caches.open(limits.name)
  await store.put(request, await stamped(page('kept')))
  expect(await update(plugin, page('again'))).toBeNull()
  await store.put(request, await stamped(page('kept'), Date.now() - 1001))
  expect(await update(plugin, page('again'))).not.toBeNull()
  await store.put(request, new Response('damaged'))
  expect(await update(plugin, page('again'))).not.toBeNull()
})

it('lets the first go when there are too many', async () => {
  const store = await caches.open(limits.name)
  for (const name of ['/a', '/b', '/c']) await store.put(name, await stamped(page(name)))
  await bounded(limits).cacheDidUpdate?.({} as never)
  expect(browser.paths(limits.name)).toEqual(['/b', '/c'])
})
