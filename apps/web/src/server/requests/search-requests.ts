import type { IncomingMessage } from 'node:http'
import { localisePath, splitLocalePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { readSearchAddress, searchPath } from '@estu/domain/search/search-address'

/** Next's own mark of a request for a client navigation. */
const navigationMark = '_rsc'

/** Whether somebody asks for results, or for suggestions while typing. */
export function searchOf(url: string): 'results' | 'suggestions' | null {
  const [pathname = ''] = url.split('?')
  if (pathname === '/api/suggest') return 'suggestions'
  return splitLocalePath(pathname).path === routes.search.path ? 'results' : null
}

/**
 * Spells the address of results as the site itself would: no longer than a question, without what nobody reads. So even
 * ten thousand letters, or a byte that is none, get a page of the site.
 */
export function tidySearch(req: IncomingMessage): void {
  const url = req.url ?? '/'
  if (searchOf(url) !== 'results') return
  const given = new URLSearchParams(url.split('?').slice(1).join('?'))
  const address = readSearchAddress(Object.fromEntries([...given].reverse()))
  const path = localisePath(splitLocalePath(url).locale, searchPath(address))
  const mark = given.get(navigationMark)
  req.url =
    mark === null ? path : `${path}${path.includes('?') ? '&' : '?'}${navigationMark}=${encodeURIComponent(mark)}`
}
