import type { IncomingMessage } from 'node:http'
import { listingSections } from '@estu/domain/catalogue/listing/facets'
import { listingKeys } from '@estu/domain/catalogue/listing/listing-keys'
import { listingPath } from '@estu/domain/catalogue/listing/listing-path'
import { splitLocalePath } from '@estu/domain/locale/locales'
import { ownRequestHeader } from '@estu/domain/requests/internal-headers'
import { routes } from '@estu/domain/routing/routes'

/** A request as Next is asked it for everybody: nothing of the one who asks is in it. */
export type StorableRequest = {
  key: string
  pathname: string
  /** With the marks that Next wants to see beside a navigation. */
  url: string
  headers: Record<string, string>
}

/** What a navigation within the site says of itself: all that Next's answers differ by. */
export const navigationHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const

/** Longer ones are no browser's: they would only fill the store. */
const longestHeader = 4000
const longestUrl = 2048
const pageNumber = /^page=[1-9]\d{0,3}$/
const listings: readonly string[] = listingSections.map(listingPath)
const paged: readonly string[] = [routes.articles.path, routes.expertArticles.path, routes.reviews.path]
/** Somebody's own, made for one visit by its address, or prepared for this server alone. */
const neverStored =
  /^\/(api|user|order|appointment|auth|preview|media|og|_next|not-found-page|form-unavailable|__)(\/|$)/

/**
 * Whether a request may be answered with what is kept for everybody, and under which name.
 * @returns null for whatever asks for more than a page by its address
 */
export function storableRequest(req: IncomingMessage): StorableRequest | null {
  const { url = '/', method, headers } = req
  if ((method !== 'GET' && method !== 'HEAD') || headers.range || headers[ownRequestHeader] || url.length > longestUrl)
    return null
  const [pathname = '/', query = ''] = url.split('?')
  const { path } = splitLocalePath(pathname)
  if (neverStored.test(path) || chosenLanguage(pathname, headers.cookie)) return null
  const parts = query.split('&').filter((part) => part !== '' && part.split('=')[0] !== '_rsc')
  const isNavigation = headers.rsc !== undefined
  if (parts.some((part) => !isIgnored(part, path, isNavigation))) return null
  const asked = paged.includes(path) ? parts.filter((part) => part.startsWith('page=')) : []
  if (asked.length > 1) return null
  const said: [string, string][] = []
  for (const name of navigationHeaders) {
    const value = headers[name]
    if (value === undefined) continue
    if (typeof value !== 'string' || value.length > longestHeader) return null
    said.push([name, value])
  }
  if (isNavigation && isWhole(headers)) return navigationTo(pathname, asked)
  const key = [pathname, ...asked, ...said.flat()].join('\n')
  return {
    key,
    pathname,
    url: said.length > 0 ? url : [pathname, ...asked].join('?'),
    headers: Object.fromEntries(said),
  }
}

/** A tap on a link asks for all of a page's data; what asks ahead of a tap may ask for parts. */
const isWhole = (headers: IncomingMessage['headers']): boolean =>
  headers['next-router-prefetch'] === undefined && headers['next-router-segment-prefetch'] === undefined

/**
 * The data of a page, whole, from wherever a reader comes. Trap: the browser tells what it has already, to be spared
 * that; answers to each would be as many as there are pages to come from.
 */
const navigationTo = (pathname: string, asked: readonly string[]): StorableRequest => ({
  key: [pathname, ...asked, 'rsc'].join('\n'),
  pathname,
  // Next compares this mark with what the headers say.
  url: `${pathname}?${[...asked, '_rsc'].join('&')}`,
  headers: { rsc: '1' },
})

/** What a page does not know changes nothing of it: whoever adds it gets what everybody gets. */
function isIgnored(part: string, path: string, isNavigation: boolean): boolean {
  const [name = ''] = part.split('=')
  if (paged.includes(path) && name === 'page') return pageNumber.test(part)
  if (isNavigation || !/^\w+$/.test(name)) return false
  return !(listings.includes(path) && listingKeys.includes(name))
}

/** The home page leads whoever has chosen Kazakh to theirs. */
const chosenLanguage = (pathname: string, cookie: string | undefined): boolean =>
  pathname === '/' && /(?:^|;\s*)i18n_redirected=kk(?:;|$)/.test(cookie ?? '')
