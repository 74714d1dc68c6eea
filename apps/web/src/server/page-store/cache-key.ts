import type { IncomingMessage } from 'node:http'
import { splitLocalePath } from '@estu/domain/locale/locales'
import { avifType } from '@estu/domain/media/avif-file'
import { ownRequestHeader } from '@estu/domain/requests/internal-headers'
import { choosesInListing, choosesReviews, pageAsked, paged } from '../routes/page-route.ts'
import { chosenQuery } from './chosen/chosen-query.ts'
import { isKeptFile } from './file-requests.ts'

/** A request as Next is asked it for everybody: nothing of the one who asks is in it. */
export type CacheableRequest = {
  key: string
  pathname: string
  /** With the marks that Next wants to see beside a navigation. */
  url: string
  headers: Record<string, string>
  /** No page, and so not made by Next beforehand: it may be kept if it says that everybody may keep it. */
  isFile?: true
  /** A listing as an address chose it, of which Next makes none beforehand. Kept apart from all others. */
  isChosen?: true
}

type Asked = Pick<IncomingMessage, 'url' | 'method' | 'headers'>

const pageNumber = /^page=[1-9]\d{0,3}$/
const mayBeShorter = /^\/media\/[^/]+\.webp$/
/**
 * Somebody's own, made for one visit by its address, prepared for this server alone, or a list of everything: the store
 * would wait for the whole of it.
 */
const neverStored =
  /^\/(api|feeds|sitemap|user|order|appointment|wait|auth|preview|media|og|brand|_next|not-found-page|form-unavailable|__)(\/|$)/

/**
 * Whether a request may be answered with what is kept for everybody, and under which name.
 * @returns null for whatever asks for more than a page by its address
 */
export function cacheableRequest(req: Asked): CacheableRequest | null {
  const { url = '/', method, headers } = req
  if ((method !== 'GET' && method !== 'HEAD') || headers[ownRequestHeader]) return null
  const [pathname = '/', query = ''] = url.split('?')
  const { path } = splitLocalePath(pathname)
  if (headers.rsc === undefined && isKeptFile(path)) return file(pathname, headers.accept)
  if (choosesInListing(path, query)) return chosen(headers, pathname, chosenQuery(path, url.slice(pathname.length + 1)))
  if (isMadeForVisits(path, query) || chosenLanguage(pathname, headers.cookie)) return null
  return headers.rsc === undefined ? page(pathname, pageAsked(path, query)) : navigation(headers, pathname, query)
}

/**
 * Whether what stands at an address is made for each who asks. Trap: only there may Next be told a visit's own word: a
 * page that it keeps for everybody would keep the word too.
 */
export function isPerRequest({ url = '/' }: IncomingMessage): boolean {
  const [pathname = '/', query = ''] = url.split('?')
  return isMadeForVisits(splitLocalePath(pathname).path, query)
}

/** Of a picture there may be a shorter copy, for browsers that say that they read it. */
function file(pathname: string, accept = ''): CacheableRequest {
  const usual = { ...page(pathname, null), isFile: true } as const
  if (!mayBeShorter.test(pathname) || !accept.includes(avifType)) return usual
  return { ...usual, key: `${pathname}\n${avifType}`, headers: { accept: avifType } }
}

/** A part of it, or what else a client says of itself, is no other page: whoever asks for that gets all of it. */
function page(pathname: string, asked: string | null): CacheableRequest {
  const url = asked === null ? pathname : `${pathname}?page=${asked}`
  return { key: url, pathname, url, headers: {} }
}

/** A listing as an address chose it: there are as many as choices, and each is the same for everybody. */
function chosen(headers: Asked['headers'], pathname: string, asked: string | null): CacheableRequest | null {
  if (asked === null || (headers.rsc !== undefined && asksForParts(headers))) return null
  const url = `${pathname}?${asked}`
  const request = headers.rsc === undefined ? { key: url, pathname, url, headers: {} } : dataOf(pathname, [asked])
  return { ...request, isChosen: true }
}

/**
 * The data of a page, whole, from wherever a reader comes. Trap: the browser tells what it has already, to be spared
 * that; answers to each would be as many as there are pages to come from. What asks ahead of a tap may ask for parts, by
 * names that anybody can make up: no link of ours does, and none is kept.
 */
function navigation(headers: Asked['headers'], pathname: string, query: string): CacheableRequest | null {
  if (asksForParts(headers)) return null
  const asked = query.split('&').filter((part) => part !== '' && part.split('=')[0] !== '_rsc')
  const isPaged =
    asked.length === 1 && paged.includes(splitLocalePath(pathname).path) && pageNumber.test(asked[0] ?? '')
  if (asked.length > 0 && !isPaged) return null
  return dataOf(pathname, asked)
}

const dataOf = (pathname: string, asked: readonly string[]): CacheableRequest => ({
  key: [pathname, ...asked, 'rsc'].join('\n'),
  pathname,
  // Next compares this mark with what the headers say.
  url: `${pathname}?${[...asked, '_rsc'].join('&')}`,
  headers: { rsc: '1' },
})

const asksForParts = (headers: Asked['headers']): boolean =>
  headers['next-router-prefetch'] !== undefined || headers['next-router-segment-prefetch'] !== undefined

const isMadeForVisits = (path: string, query: string): boolean =>
  neverStored.test(path) || choosesInListing(path, query) || choosesReviews(path, query)

/** The home page leads whoever has chosen Kazakh to theirs. Of two cookies of a name Next reads the first. */
const chosenLanguage = (pathname: string, cookie: string | undefined): boolean =>
  pathname === '/' && /(?:^|;)\s*i18n_redirected=([^;]*)/.exec(cookie ?? '')?.[1]?.trim() === 'kk'
