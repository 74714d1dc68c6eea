import { splitLocalePath } from '@estu/domain/locale/locales'
import { standInFor } from '@estu/domain/offline/core-pages'
import { offlineCaches } from '@estu/domain/offline/offline-caches'
import { find, storedAt } from './cached-responses'
import { offlineFallback } from './offline-fallback'

/** A page that is kept, visited or not; null when there is none. */
export const findPage = async (key: string): Promise<Response | null> =>
  (await find(offlineCaches.pages, key)) ?? (await find(offlineCaches.core, key))

/** A kept page as it is shown: its root says when it was kept, which the page then tells its reader. */
export function showKept(page: Response): Promise<Response> {
  return withMarks(page, 200, { 'stored-at': String(storedAt(page)) })
}

/** The page for what is not kept. `unsent`: a form that could not be sent led here. */
export async function showStandIn(url: URL, { unsent = false } = {}): Promise<Response> {
  const { locale, path } = splitLocalePath(url.pathname)
  const page = await find(offlineCaches.core, standInFor(locale, unsent ? '' : path))
  if (!page)
    return new Response(offlineFallback, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  const at = String(storedAt(page))
  return withMarks(page, 503, unsent ? { 'stand-in': at, unsent: '' } : { 'stand-in': at })
}

async function withMarks(page: Response, status: number, marks: Record<string, string>): Promise<Response> {
  const attributes = Object.entries(marks).map(([name, value]) => ` data-${name}="${value}"`)
  const html = (await page.text()).replace('<html', `<html${attributes.join('')}`)
  const headers = new Headers(page.headers)
  headers.set('cache-control', 'no-store')
  return new Response(html, { status, headers })
}
