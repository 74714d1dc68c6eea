import type { IncomingMessage } from 'node:http'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { callInProcess } from '../../lib/process-bridge.ts'
import { withTimeout } from '../../lib/with-timeout.ts'
import type { PageRoutes } from './page-routes.ts'

const remembered = 20_000
const patienceMs = 5000

/**
 * Keeps addresses that lead nowhere from Next, which would render and keep each of them until nothing else fits. What
 * once led somewhere is let through from then on: Next has its own word for what is gone.
 * @returns whether Next may be asked. A page's address is spelt in one way from then on.
 */
export function routeExists(routes: PageRoutes) {
  const known = new Set<string>()
  return async function leadsSomewhere(req: IncomingMessage): Promise<boolean> {
    const [raw = '/', ...query] = (req.url ?? '/').split('?')
    const pathname = spell(raw)
    if (pathname === null) return true
    const place = known.has(pathname) ? 'page' : routes(pageOf(pathname))
    if (place === 'other') return true
    if (place === 'nowhere') return false
    if (place !== 'page' && (await ask(place.locale, place.path)) === 'missing') return false
    remember(known, pathname)
    req.url = [pathname, ...query].join('?')
    return true
  }
}

/** The page that a drawn picture belongs to; any other address itself. */
function pageOf(pathname: string): string {
  const [, locale, path] = /^\/og\/(?:without-words\/)?(ru|kk)(\/.+)$/.exec(pathname) ?? []
  if (!locale || !path) return pathname
  return localisePath(locale === 'kk' ? 'kk' : 'ru', path === '/home' ? '/' : path)
}

/**
 * A path with each letter encoded or not in one way only: else each page could be asked for under thousands of names.
 * Null for what Next itself leads to another address, and for what nobody can read.
 */
function spell(raw: string): string | null {
  if (raw.includes('//') || raw.includes('\\') || (raw.length > 1 && raw.endsWith('/'))) return null
  try {
    return raw
      .split('/')
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join('/')
  } catch {
    return null
  }
}

/** While nobody can say, Next is asked: it may still have the page. */
async function ask(locale: Locale, path: string): Promise<'there' | 'missing' | 'unknown'> {
  const spellings = [...new Set([decodeURIComponent(path), path])]
  try {
    return (await withTimeout(callInProcess('addressExists', locale, spellings), patienceMs)) ? 'there' : 'missing'
  } catch (error) {
    console.error('storefront: whether an address leads anywhere:', error)
    return 'unknown'
  }
}

/** The one that was let through first gives way. */
function remember(known: Set<string>, pathname: string): void {
  known.add(pathname)
  const [first] = known
  if (known.size > remembered && first !== undefined) known.delete(first)
}
