import { splitLocalePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'

/**
 * Next tells shared caches to keep pages for a month, but no announcement of a change ever reaches those. They may
 * keep a page for one second, which still takes a flood off this process, and show it longer only while we are down.
 */
export const sharedCaching = 'public, max-age=0, s-maxage=1, stale-if-error=86400'

/** Of the data of pages that are the same for everybody: a browser may keep it, and asks about it each time. */
const privateData = 'private, no-cache'

/** Every page shows some, and they change with a build at most: nobody has to ask about each at each page. */
const drawingCaching = 'public, max-age=86400, stale-while-revalidate=604800'

/** Pages that their address alone decides, nothing of the visitor. */
const decidedByAddress: readonly string[] = [
  routes.compare.path,
  routes.devices.path,
  routes.childrensDevices.path,
  routes.implants.path,
  routes.consumables.path,
  routes.accessories.path,
]

/** Drawings whose address changes with what is drawn. */
const drawnThings = /^\/drawings\/things\/[^/]+\.svg$/
const forGood = 'public, max-age=31536000, immutable'

/** The mark of an address that answers with the data of a page alone. */
const addressOfData = /[?&]_rsc(=|&|$)/

type Answer = { url: string; method: string; status: number; given: string | undefined }

/**
 * For how long others than this process may keep an answer. Next marks every page that it makes for a visit as private;
 * of those that their address alone decides a browser may keep a copy that it asks about each time, so that a comparison
 * can be read again without a network. The data of a page is no page: a cache between that leaves queries out of its keys
 * would show it as one.
 */
export function cachePolicy(asked: Answer): string | undefined {
  const policy = policyOfPage(asked)
  const isShared = policy === sharedCaching || policy === 'no-cache'
  return isShared && addressOfData.test(asked.url) ? privateData : policy
}

function policyOfPage({ url, method, status, given }: Answer): string | undefined {
  if (given === undefined) return withoutWord(status)
  if (given.includes('s-maxage=')) return sharedCaching
  const address = url.split('?')[0] ?? '/'
  const { path } = splitLocalePath(address)
  if (status === 200 && drawnThings.test(path)) return forGood
  if (status === 200 && address.startsWith('/drawings/')) return drawingCaching
  const isCopy = method !== 'POST' && status === 200 && decidedByAddress.includes(path) && /\bno-store\b/.test(given)
  return isCopy ? 'no-cache' : given
}

/**
 * Trap: a redirect for good about which nothing is said is kept by browsers for ever. Of a copy that is still good
 * nothing is said: what was said of it stays.
 */
function withoutWord(status: number): string | undefined {
  if (status === 304) return undefined
  return status < 400 ? 'no-cache' : 'no-store'
}
