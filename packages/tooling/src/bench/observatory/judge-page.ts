import { judgeCookies } from './judge-cookies.ts'
import {
  judgeFrames,
  judgeReferrer,
  judgeResourcePolicy,
  judgeSharing,
  judgeSniffing,
  judgeTransport,
} from './judge-headers.ts'
import { judgePolicy } from './judge-policy.ts'
import { judgeScripts } from './judge-scripts.ts'
import { type SeenPage, strangerOrigin } from './page.ts'
import type { Outcome } from './scoring.ts'

/** Each test by what it looks at. Redirection is the proxy's, and is not judged. */
export function judgePage({ headers, cookies, html }: SeenPage, site: string): Record<string, Outcome> {
  const transport = judgeTransport(headers)
  return {
    'content security policy': judgePolicy(headers.get('content-security-policy')),
    cookies: judgeCookies(cookies, transport === 'hsts-six-months'),
    'cross-origin resource sharing': judgeSharing(headers, strangerOrigin),
    'cross-origin resource policy': judgeResourcePolicy(headers),
    'referrer policy': judgeReferrer(headers),
    'strict transport security': transport,
    'subresource integrity': judgeScripts(html, site),
    'content type options': judgeSniffing(headers),
    'frame options': judgeFrames(headers),
  }
}
