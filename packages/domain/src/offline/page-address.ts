import { splitLocalePath } from '../locale/locales.ts'

/** Parts of the site, as in Russian, that are somebody's own, are made for one moment or are no pages. */
const neverStored =
  /^\/(user|order|appointment|wait|auth|cart|thanks|preview|error|form-unavailable|not-found-page|search|podbor|api|admin)(\/|$)/

/** What is added to addresses to count who came from where; it changes no page. */
const tracking = /^(utm_\w+|gclid|yclid|fbclid|_openstat|_rsc)$/

/** Whether a page of this path may be kept in the browser at all, whatever its answer says. `path` is as addressed. */
export function isStorablePath(path: string): boolean {
  try {
    return !neverStored.test(splitLocalePath(decodeURIComponent(path)).path)
  } catch {
    return false
  }
}

/** The name under which a page is kept: its path and what its query asks for, without what only counts visits. */
export function pageKey(url: URL): string {
  const query = [...url.searchParams].filter(([name]) => !tracking.test(name))
  const asked = new URLSearchParams(query).toString()
  const path = url.pathname.replace(/(.)\/+$/, '$1')
  return asked ? `${path}?${asked}` : path
}
