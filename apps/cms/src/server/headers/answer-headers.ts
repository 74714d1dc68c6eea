import { securityHeaders } from '@estu/http/headers/security-headers'
import type { Headers, LeavingAnswer } from '@estu/http/headers/send-headers-last'
import { adminPolicy, emptyPolicy, filePolicy } from './admin-policy.ts'

/** `nonce` is this answer's own word for scripts. */
export type HeaderSettings = { isHttps: boolean; webUrl: string; nonce: string; development?: boolean }

/** No search engine and no other site has anything to do here. */
const ownSecurity = {
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex, nofollow',
  // Trap: under `no-referrer` browsers send a form of the page without its origin.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** What Next and Payload say to themselves, or decide in our place. */
const unsaid = /^(x-powered-by|x-nextjs-.*|x-middleware-.*|access-control-.*)$/

/** Each build gives its files names of their own. */
const builtFile = /^\/_next\/static\//
const uploadedFile = /^\/api\/(media|videos)\/file\//

/**
 * All that an answer says beside its words, decided here and nowhere else, each header once.
 * @returns headers by their names in small letters; several values for cookies alone
 */
export function answerHeaders({ url, status, headers }: LeavingAnswer, settings: HeaderSettings): Headers {
  const path = url.split('?')[0] ?? '/'
  const said = Object.entries(headers).filter(([name]) => !unsaid.test(name))
  return {
    ...Object.fromEntries(said.map(([name, value]) => [name, once(name, value)])),
    ...securityHeaders(settings.isHttps, ownSecurity),
    'cache-control': cachingOf(path, status),
    'content-security-policy': policyOf(path, headers, settings),
  }
}

/** Trap: a second `location` or `content-type` is for the browser to choose from; lists are read as one anyway. */
function once(name: string, value: string | string[]): string | string[] {
  if (name === 'set-cookie' || !Array.isArray(value)) return value
  return name === 'location' || name.startsWith('content-') ? (value.at(-1) ?? '') : value.join(', ')
}

/** Nothing of the admin or its interface is kept anywhere: all of it depends on who is signed in. */
const cachingOf = (path: string, status: number): string =>
  builtFile.test(path) && status === 200 ? 'public, max-age=31536000, immutable' : 'private, no-store'

function policyOf(path: string, headers: Headers, settings: HeaderSettings): string {
  if (uploadedFile.test(path)) return filePolicy
  const type = String(headers['content-type'] ?? '')
  return type.startsWith('text/html') ? adminPolicy(settings) : emptyPolicy
}
