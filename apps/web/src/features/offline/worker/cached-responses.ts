import type { CacheLimits } from '@estu/domain/offline/offline-caches'

const storedAtHeader = 'x-estu-stored-at'
const sizeHeader = 'x-estu-size'

/** A copy that says when it was kept and how long it is, so that a damaged or old one is known. */
export async function stamped(response: Response, now = Date.now()): Promise<Response> {
  const body = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  // The body is kept unpacked.
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set(storedAtHeader, String(now))
  headers.set(sizeHeader, String(body.byteLength))
  return new Response(body, { status: response.status, headers })
}

/** When an answer was kept, in milliseconds since 1970; null for one that was not kept by us. */
export function storedAt(response: Response): number | null {
  const at = Number(response.headers.get(storedAtHeader))
  return Number.isSafeInteger(at) && at > 0 ? at : null
}

/** The answer again, if it is as it was kept and not too old by this clock; a clock that was set back ages nothing. */
export async function intact(
  response: Response,
  { maxAgeMs }: CacheLimits,
  now = Date.now(),
): Promise<Response | null> {
  const at = storedAt(response)
  if (at === null || now - at > maxAgeMs) return null
  const body = await response.clone().arrayBuffer()
  return String(body.byteLength) === response.headers.get(sizeHeader) ? response : null
}

/** Keeps an answer, whose body is used up. Where nothing can be kept, nothing is: that is no fault of the visit. */
export async function keep(limits: CacheLimits, key: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(limits.name)
    await cache.put(key, await stamped(response))
    await trim(limits)
  } catch (error) {
    console.warn(`offline: ${key} is not kept`, error)
  }
}

/** What is kept under a name; null, and it goes, when it is damaged or too old. */
export async function find(limits: CacheLimits, key: string): Promise<Response | null> {
  try {
    const cache = await caches.open(limits.name)
    const found = await cache.match(key, { ignoreVary: true })
    if (!found) return null
    const whole = await intact(found, limits)
    if (!whole) await cache.delete(key)
    return whole
  } catch (error) {
    console.warn(`offline: ${key} cannot be read`, error)
    return null
  }
}

/** Lets the oldest go until no more are left than may be. A cache lists what was put first at first. */
export async function trim({ name, most }: CacheLimits): Promise<void> {
  const cache = await caches.open(name)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}
