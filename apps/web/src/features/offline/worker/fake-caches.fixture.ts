import { vi } from 'vitest'

const origin = 'https://estu.example'
const urlOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, origin).href

/** A browser's caches in memory, in the order of putting. */
class FakeCache {
  readonly entries = new Map<string, Response>()
  async match(key: RequestInfo) {
    return this.entries.get(urlOf(key))?.clone()
  }
  async put(key: RequestInfo, response: Response) {
    this.entries.delete(urlOf(key))
    this.entries.set(urlOf(key), response)
  }
  async delete(key: RequestInfo) {
    return this.entries.delete(urlOf(key))
  }
  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url))
  }
}

type Site = (path: string, init?: RequestInit) => Response | Promise<Response>

/** Puts caches and a network of our own where the worker finds the browser's. */
export function fakeBrowser(site: Site) {
  const stores = new Map<string, FakeCache>()
  const open = async (name: string) => {
    const store = stores.get(name) ?? new FakeCache()
    stores.set(name, store)
    return store
  }
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('caches', {
    open,
    match: async (key: RequestInfo, { cacheName }: MultiCacheQueryOptions) => (await open(cacheName ?? '')).match(key),
    delete: async (name: string) => stores.delete(name),
  })
  vi.stubGlobal('fetch', async (asked: RequestInfo, init?: RequestInit) => {
    const url = new URL(urlOf(asked))
    return site(url.pathname + url.search, init)
  })
  const paths = (name: string) => [...(stores.get(name)?.entries.keys() ?? [])].map((url) => url.slice(origin.length))
  return { paths, stores, origin }
}

/** An answer of the site itself, as a browser marks it. */
export function page(html: string, headers: Record<string, string> = {}, status = 200): Response {
  const all = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, s-maxage=1', ...headers }
  return Object.defineProperties(new Response(html, { status, headers: all }), {
    type: { value: 'basic' },
    clone: { value: () => page(html, headers, status) },
  })
}
