import type { ServerResponse } from 'node:http'

const limited = 'public, max-age=0, s-maxage=1, stale-if-error=86400'

/**
 * Next tells shared caches to keep pages for a month, but no announcement of a change ever reaches those. They may
 * keep a page for one second, which still takes a flood off this process, and show it longer only while we are down.
 */
export function limitSharedCaching(res: ServerResponse): void {
  const set = res.setHeader.bind(res)
  res.setHeader = (name, value) => {
    const lasting = name.toLowerCase() === 'cache-control' && String(value).includes('s-maxage=')
    return set(name, lasting ? limited : value)
  }
}
