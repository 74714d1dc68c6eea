import type { CacheLimits } from '@estu/domain/offline/offline-caches'
import type { SerwistPlugin } from 'serwist'
import { intact, stamped, trim } from './cached-responses'

/** Holds one of Serwist's strategies to the limits of a cache. `once`: what is kept under a name never changes. */
export const bounded = (limits: CacheLimits, { once = false } = {}): SerwistPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200 || response.type !== 'basic') return null
    const kept = once && (await caches.match(request, { cacheName: limits.name, ignoreVary: true }))
    if (kept && (await intact(kept, limits))) return null
    return stamped(response)
  },
  cacheDidUpdate: () => trim(limits),
  cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? intact(cachedResponse, limits) : null),
})
