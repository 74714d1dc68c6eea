import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitLocalePath } from '@estu/domain/locale/locales'
import { ownRequestHeader } from '@estu/domain/requests/internal-headers'
import { contentSecurityPolicy, hashSource, type PolicySettings } from '../../policy/content-security-policy.ts'
import { shellScript } from '../../policy/known-scripts.ts'
import { rememberVisitPolicy } from '../headers/visit-policies.ts'

const shellSource = hashSource(shellScript)
/** React's own attribute of a drawing's piece that comes later than the page around it. */
const latePieceSource = hashSource('display:none')

/**
 * A page that is made for one visit runs what bears this visit's own word, which Next writes beside each script of its
 * own. Trap: Next learns it from a header of the request; a page that it keeps for everybody must never be asked for so.
 */
export const cspNonce =
  (settings: PolicySettings, cmsUrl: string) => (req: IncomingMessage, res: ServerResponse, pass: () => void) => {
    // A form's page is put together by its handler, which knows its bytes.
    const isPage = req.method !== 'POST' && req.headers.rsc === undefined
    if (isPage && req.headers[ownRequestHeader] === undefined) {
      // The admin shows a preview in a frame. What is drawn on it (an audiogram, colours) stands where its draft says.
      const isPreview = splitLocalePath(req.url ?? '/').path.startsWith('/preview')
      const nonce = randomBytes(16).toString('base64')
      req.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
      rememberVisitPolicy(
        res,
        contentSecurityPolicy(
          { scripts: [shellSource, `'nonce-${nonce}'`], styles: [latePieceSource], styleAttributes: isPreview },
          { ...settings, ...(isPreview ? { frameAncestors: cmsUrl } : {}) },
        ),
      )
    }
    pass()
  }
