import type { IncomingMessage } from 'node:http'
import { localisePath, splitLocalePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { readSearchAddress, searchPath } from '@estu/domain/search/search-address'

/** Next's own mark of a request for a client navigation. */
const navigationMark = '_rsc'

/** Pages that look for models by what somebody types. */
const modelPages: readonly string[] = [routes.compare.path, routes.fittingSupplies.path]

/** Whether somebody asks for results, for models by their name, or for suggestions while typing. */
export function searchOf(url: string): 'results' | 'models' | 'suggestions' | null {
  const [pathname = '', ...query] = url.split('?')
  if (pathname === '/api/suggest') return 'suggestions'
  const { path } = splitLocalePath(pathname)
  if (path === routes.search.path) return 'results'
  return modelPages.includes(path) && new URLSearchParams(query.join('?')).getAll('q').some(Boolean) ? 'models' : null
}

/**
 * Spells the address of results as the site itself would: no longer than a question, without what nobody reads. So even
 * ten thousand letters, or a byte that is none, get a page of the site.
 */
export function normalizeQuery(req: IncomingMessage): void {
  const url = req.url ?? '/'
  if (searchOf(url) !== 'results') return
  const given = new URLSearchParams(url.split('?').slice(1).join('?'))
  const address = readSearchAddress(Object.fromEntries([...given].reverse()))
  const path = localisePath(splitLocalePath(url).locale, searchPath(address))
  const mark = given.get(navigationMark)
  req.url =
    mark === null ? path : `${path}${path.includes('?') ? '&' : '?'}${navigationMark}=${encodeURIComponent(mark)}`
}
