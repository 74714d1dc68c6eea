import { createHash } from 'node:crypto'
import { ownScripts } from './known-scripts.ts'

export type PolicySettings = {
  isHttps: boolean
  /** The services that count visits, as the operator has set them. */
  counts: { tagManager: boolean; analytics: boolean }
  /** Who may show the page in a frame. */
  frameAncestors: string
}

type Allowed = {
  scripts: readonly string[]
  styles?: readonly string[]
  /** Any attribute `style`, where nobody can name them beforehand; style sheets stay ours. */
  styleAttributes?: boolean
}

/** Where browsers tell of what a policy kept from running. */
export const reportPath = '/api/policy-reports'

export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const ownSources = ownScripts.map(hashSource)

const tagManagerHosts = 'https://www.googletagmanager.com https://*.google-analytics.com'
const analyticsHosts = 'https://mc.yandex.ru https://mc.yandex.com'

/** What a page may load, run and send: its own, what is named, and nothing else. */
export function contentSecurityPolicy(
  { scripts, styles = [], styleAttributes = false }: Allowed,
  settings: PolicySettings,
): string {
  const { isHttps, counts, frameAncestors } = settings
  const counting = [counts.tagManager && tagManagerHosts, counts.analytics && analyticsHosts].filter(Boolean)
  const attributes: [string, string][] = styleAttributes ? [['style-src-attr', "'unsafe-inline'"]] : []
  const directives: [string, ...(string | false)[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...ownSources, ...scripts, ...counting],
    ['style-src', "'self'", ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : [])],
    ...attributes,
    ['img-src', "'self'", 'data:', ...counting],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...counting],
    ['media-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', frameAncestors],
    ['report-uri', reportPath],
  ]
  const written = directives.map((parts) => parts.filter(Boolean).join(' '))
  return [...written, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ')
}
