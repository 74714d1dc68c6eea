import { splitLocalePath } from '@estu/domain/locale/locales'
import { withCampaign } from '@estu/domain/routing/redirect-path'
import { securityHeaders } from '@estu/http/headers/security-headers'
import type { Headers, LeavingAnswer } from '@estu/http/headers/send-headers-last'
import { hashSource } from '../../policy/content-security-policy.ts'
import { plainPageStyle } from '../errors/plain-page-style.ts'
import { cachePolicy } from './cache-policy.ts'

export type HeaderSettings = {
  isHttps: boolean
  pagePolicy: (html: string, addedStyles?: readonly string[]) => { policy: string; isClean: boolean }
}

type AnswerFacts = LeavingAnswer & {
  /** The policy of this visit, should the answer be a page. */
  visitPolicy?: string
}

/**
 * Somebody's own, by their account or by a link that only they have: no other site is told of it. Trap: under
 * `no-referrer` browsers send a form of the page without its origin, and it would be refused as a stranger's.
 */
const privatePath = /^\/(user|order|appointment|wait|auth|thanks)(\/|$)/
const previewPath = /^\/preview(\/|$)/
/** Shown on other people's pages too. */
const embeddedPath = /^\/(media|og|drawings|app)\/|^\/(favicon\.ico|icon\.svg|apple-touch-icon\.png)$/

const ownSecurity = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A page may ask where its visitor is, and the visitor is asked in turn: a policy is the document's and stays as pages
  // are swapped in it, so it cannot differ from page to page.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
}

/** What Next says to itself, or nobody needs. */
const unsaid = ['x-nextjs-cache', 'x-powered-by']

/**
 * All that an answer says beside its words, decided here and nowhere else.
 * @returns headers by their names in small letters
 */
export function answerHeaders(answer: AnswerFacts, settings: HeaderSettings): Headers {
  const { url, method, status, headers, visitPolicy } = answer
  const { path } = splitLocalePath(url.split('?')[0] ?? '/')
  const isPreview = previewPath.test(path)
  const given = textOf(headers['cache-control'])
  const caching = cachePolicy({ url, method, status, given })
  const said = Object.fromEntries(Object.entries(headers).filter(([name]) => !unsaid.includes(name)))
  const link = withoutOwnConnection(textOf(headers.link))
  const location = textOf(headers.location)
  return {
    ...said,
    ...securityHeaders(settings.isHttps, ownSecurity),
    ...(link === undefined ? {} : { link }),
    // Pages are the same for everybody and never see a query: it is put beside their new address here.
    ...(status === 308 && location?.startsWith('/')
      ? { location: withCampaign(location, url.split('?')[1] ?? '') }
      : {}),
    ...(caching === undefined ? {} : { 'cache-control': caching }),
    ...(status === 405 && headers.allow === undefined ? { allow: othersThan(method) } : {}),
    ...(isPreview || privatePath.test(path)
      ? { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex, nofollow' }
      : {}),
    ...(embeddedPath.test(path) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    'content-security-policy':
      textOf(headers['content-security-policy']) ??
      (isDocument(headers) ? visitPolicy : undefined) ??
      policyWithout(path, headers),
  }
}

export const isDocument = (headers: Headers): boolean =>
  textOf(headers['content-type'])?.startsWith('text/html') ?? false

/** Next says no word of what a handler takes that does not take this; each of ours reads or writes. */
function othersThan(method: string): string {
  const taken = { reading: 'GET, HEAD', writing: 'POST' }
  const others =
    method === 'POST' ? [taken.reading] : ['GET', 'HEAD'].includes(method) ? [taken.writing] : Object.values(taken)
  return [...others, 'OPTIONS'].join(', ')
}

/** Next asks browsers to connect to the very server that answers them, and names the same file twice. */
function withoutOwnConnection(link: string | undefined): string | undefined {
  const parts = link?.split(/,\s*(?=<)/).filter((part) => !part.startsWith('</>;'))
  return parts && [...new Set(parts)].join(', ')
}

/** What is no page runs nothing, even if somebody opens it as one. The worker asks for pages on its own. */
function policyWithout(path: string, headers: Headers): string {
  if (path === '/sw.js') return "default-src 'none'; script-src 'self'; connect-src 'self'"
  const type = textOf(headers['content-type']) ?? ''
  if (type.startsWith('text/html'))
    return `default-src 'none'; style-src 'self' 'unsafe-hashes' ${plainStyle}; ${alone}`
  // Opened by itself a film is shown by a page of the browser's own.
  if (type.startsWith('video/')) return `default-src 'none'; media-src 'self'; ${alone}`
  if (type.startsWith('image/svg')) return `default-src 'none'; style-src 'unsafe-inline'; ${alone}`
  return `default-src 'none'; ${alone}`
}

const plainStyle = hashSource(plainPageStyle)
const alone = "base-uri 'none'; frame-ancestors 'none'"

export const textOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value
