import { splitLocalePath } from '@estu/domain/locale/locales'
import { cachePolicy } from './cache-policy.ts'
import { securityHeaders } from './security-headers.ts'

export type Headers = Record<string, string | string[]>

export type HeaderSettings = {
  isHttps: boolean
  /** May show a preview in a frame. */
  cmsUrl: string
}

export type AnswerFacts = { url: string; method: string; status: number; headers: Headers }

/** Somebody's own, by their account or by a link that only they have. */
export const privatePath = /^\/(user|order|appointment|auth|thanks)(\/|$)/
const previewPath = /^\/preview(\/|$)/
/** Shown on other people's pages too. */
const embeddedPath = /^\/(media|og|drawings|app)\/|^\/(favicon\.ico|icon\.svg|apple-touch-icon\.png)$/

/** What Next says to itself, or nobody needs. */
const unsaid = ['x-nextjs-cache', 'x-powered-by']

/**
 * All that an answer says beside its words, decided here and nowhere else.
 * @returns headers by their names in small letters
 */
export function answerHeaders(answer: AnswerFacts, settings: HeaderSettings): Headers {
  const { url, method, status, headers } = answer
  const { path } = splitLocalePath(url.split('?')[0] ?? '/')
  const isPreview = previewPath.test(path)
  const given = textOf(headers['cache-control'])
  const caching = cachePolicy({ url, method, status, given })
  const said = Object.fromEntries(Object.entries(headers).filter(([name]) => !unsaid.includes(name)))
  const link = withoutOwnConnection(textOf(headers.link))
  return {
    ...said,
    ...securityHeaders(settings.isHttps),
    ...(link === undefined ? {} : { link }),
    ...(caching === undefined ? {} : { 'cache-control': caching }),
    ...(isPreview || privatePath.test(path) ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } : {}),
    ...(embeddedPath.test(path) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    'content-security-policy':
      textOf(headers['content-security-policy']) ?? `frame-ancestors ${isPreview ? settings.cmsUrl : "'none'"}`,
  }
}

/** Next asks browsers to connect to the very server that answers them. */
const withoutOwnConnection = (link: string | undefined): string | undefined =>
  link
    ?.split(/,\s*(?=<)/)
    .filter((part) => !part.startsWith('</>;'))
    .join(', ')

/** The headers of a page that is kept, decided once for all who get it. */
export const pageHeaders =
  (settings: HeaderSettings) =>
  (headers: Record<string, string>, { url }: { url: string }): Record<string, string> => {
    const all = answerHeaders({ url, method: 'GET', status: 200, headers }, settings)
    return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, textOf(value) ?? '']))
  }

const textOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value
