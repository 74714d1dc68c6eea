type Prefetched = { answer: Promise<Response>; stop: AbortController; at: number }

/** Longer ago somebody may have changed the page. In milliseconds. */
const freshMs = 5000
/** A mark of Next's, by which caches tell a page from its data. */
const dataMark = '_rsc'

const waiting = new Map<string, Prefetched>()

/** What names a page's data, whatever mark Next gives it. */
export function nameOf(url: URL): string {
  const parts = url.search.slice(1).split('&')
  const search = parts.filter((part) => part !== '' && part.split('=')[0] !== dataMark).join('&')
  return url.origin + url.pathname + (search && `?${search}`)
}

/** Asks for the data of the page that a visitor is about to open. @returns ends it, where they were not after all */
export function prefetchPage(url: URL): () => void {
  const name = nameOf(url)
  const known = waiting.get(name)
  if (known && isFresh(known)) return () => {}
  const stop = new AbortController()
  const address = `${name}${name.includes('?') ? '&' : '?'}${dataMark}`
  const answer = fetch(address, { headers: { rsc: '1' }, credentials: 'same-origin', signal: stop.signal })
  waiting.set(name, { answer, stop, at: performance.now() })
  // A newer one of the same name stays.
  const drop = () => waiting.get(name)?.stop === stop && waiting.delete(name)
  answer.then(fetchScripts).catch(drop)
  // What nobody opened is too old by then.
  setTimeout(drop, freshMs)
  return () => {
    if (drop()) stop.abort()
  }
}

/**
 * Has the navigation that follows take what was asked for ahead of it. Trap: Next's own prefetching asks twice, one after
 * another, and asks once more at the tap if that has not ended; so its request for a page's data is answered here.
 */
export function answerNavigations(target: Pick<typeof globalThis, 'fetch'> = globalThis): void {
  const plain = target.fetch
  target.fetch = (input, init) => (input instanceof URL && takeFor(input, init)) || plain.call(target, input, init)
}

function takeFor(url: URL, init: RequestInit | undefined): Promise<Response> | null {
  const headers = new Headers(init?.headers)
  const isTap = headers.get('rsc') === '1' && !headers.has('next-router-prefetch')
  if (!isTap || headers.has('next-router-segment-prefetch')) return null
  const name = nameOf(url)
  const prefetched = waiting.get(name)
  if (!prefetched) return null
  waiting.delete(name)
  return isFresh(prefetched) ? prefetched.answer : null
}

const isFresh = ({ at }: Prefetched): boolean => performance.now() - at < freshMs

/** What the page runs is named in its data; else it would be asked for only once that is read. */
async function fetchScripts(answer: Response): Promise<void> {
  if (answer.ok) addScripts(await answer.clone().text(), 'preload')
}

/**
 * Fetches what pages like this one run, where the reader's connection has nothing better to do: a tap on a card waits
 * for none of it.
 */
export async function fetchScriptsOf(url: URL): Promise<void> {
  const answer = await fetch(`${nameOf(url)}?${dataMark}`, { headers: { rsc: '1' }, priority: 'low' })
  if (answer.ok) addScripts(await answer.text(), 'prefetch')
}

function addScripts(data: string, rel: 'preload' | 'prefetch'): void {
  for (const [script] of new Set(Array.from(data.matchAll(/\/_next\/static\/chunks\/[\w.-]+\.js/g)))) {
    if (document.querySelector(`[src="${script}"], link[href="${script}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel, as: 'script', href: script }))
  }
}
