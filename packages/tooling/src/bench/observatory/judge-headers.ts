import { readPolicy } from './judge-policy.ts'
import type { SeenPage } from './page.ts'
import type { Outcome } from './scoring.ts'

type Headers = SeenPage['headers']

const privately = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const openly = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']
const sixMonths = 15_768_000

/** Of several words the last that a browser knows counts. */
export function judgeReferrer(headers: Headers): Outcome {
  const said = headers
    .get('referrer-policy')
    ?.toLowerCase()
    .split(/\s*,\s*/)
  if (!said) return 'referrer-missing'
  const known = said.findLast((word) => [...privately, ...openly].includes(word))
  if (known === undefined) return 'referrer-invalid'
  return privately.includes(known) ? 'referrer-private' : 'referrer-unsafe'
}

export function judgeTransport(headers: Headers): Outcome {
  const said = headers.get('strict-transport-security')
  if (said === undefined) return 'hsts-missing'
  const seconds = /(?:^|;)\s*max-age="?(\d+)"?\s*(?:;|$)/i.exec(said)?.[1]
  // Twice said it is joined by a comma, which browsers read as none.
  if (seconds === undefined || said.includes(',')) return 'hsts-invalid'
  return Number(seconds) >= sixMonths ? 'hsts-six-months' : 'hsts-shorter'
}

export function judgeSniffing(headers: Headers): Outcome {
  const said = headers.get('x-content-type-options')
  if (said === undefined) return 'nosniff-missing'
  return said.trim().toLowerCase() === 'nosniff' ? 'nosniff-said' : 'nosniff-invalid'
}

export function judgeFrames(headers: Headers): Outcome {
  const ancestors = readPolicy(headers.get('content-security-policy') ?? '').get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => ['*', 'http:', 'https:'].includes(source))) return 'frames-by-policy'
  const said = headers.get('x-frame-options')
  if (said === undefined) return 'frames-missing'
  return /^\s*(deny|sameorigin)\s*$/i.test(said) ? 'frames-by-header' : 'frames-invalid'
}

export function judgeResourcePolicy(headers: Headers): Outcome {
  const said = headers.get('cross-origin-resource-policy')
  if (said === undefined) return 'resource-policy-missing'
  return said === 'same-origin' || said === 'same-site' || said === 'cross-origin'
    ? `resource-policy-${said}`
    : 'resource-policy-invalid'
}

/** @param origin who asked; none of the site's */
export function judgeSharing(headers: Headers, origin: string): Outcome {
  const said = headers.get('access-control-allow-origin')
  if (said === undefined) return 'cors-none'
  if (said === '*') return 'cors-public'
  const withCookies = headers.get('access-control-allow-credentials') === 'true'
  return said === origin && withCookies ? 'cors-universal' : 'cors-restricted'
}
