import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

const address = '/sw.js'

/**
 * The kill switch: a worker that takes the place of any other at once, empties what was kept and goes. Pages that are
 * open stay as they are.
 */
const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await registration.unregister()
})()))
`

/**
 * Answers for the service worker, which no browser and no proxy may hold back: it is asked for anew, and told that it
 * is the same by its tag.
 * @param dir the app's folder.
 * @param isOn false sends the worker that takes itself away, to whoever has one.
 */
export function serviceWorker(dir: string, isOn: boolean) {
  const file = path.join(dir, '.next/worker/sw.js')
  const script = isOn && existsSync(file) ? readFileSync(file) : Buffer.from(farewell)
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`
  /** @returns true when the request was answered here. */
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    if (req.url?.split('?')[0] !== address || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    res.setHeader('content-type', 'text/javascript; charset=utf-8')
    res.setHeader('cache-control', 'no-cache')
    res.setHeader('service-worker-allowed', '/')
    res.setHeader('x-content-type-options', 'nosniff')
    res.setHeader('etag', etag)
    const isKnown = req.headers['if-none-match']?.includes(etag) ?? false
    res.statusCode = isKnown ? 304 : 200
    res.end(isKnown || req.method === 'HEAD' ? undefined : script)
    return true
  }
}
