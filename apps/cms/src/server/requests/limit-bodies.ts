import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { bodyBudget } from './body-budget.ts'
import { endLateBody, type Later, onTimer } from './body-deadline.ts'
import { refuseBody } from './refuse-body.ts'
import { claimsSession } from './staff-token.ts'

/** In bytes: the largest table or picture, with the form around it. */
export const largestOfStaff = 20_000_000
/** In bytes. Without a session there is nothing to send but a sign-in. */
export const largestOfStranger = 64_000

/** In bytes, of the messenger's notices: as much as it says it may send at once. Who sends them shows no session. */
export const largestOfNotices = 3_000_000

/** In milliseconds: nobody proves who sends a large notice, so it may hold the others' bytes no longer. */
export const noticeDeadlineMs = 10_000

/** In bytes, of all large bodies in flight at once; bodies no larger than a stranger's are not counted. */
export const bodyTotals = { staff: 100_000_000, notices: 12_000_000 }

type IsStaff = (headers: IncomingHttpHeaders) => Promise<boolean>

/**
 * Returns a step that bounds what this process reads: each body has a length, only a verified session may send a large
 * one, and all large bodies in flight share a budget. The doors of accounts and the settings that Payload keeps for each
 * member of the staff take little from everybody.
 * @param isStaff verifies the session tokens of a request
 * @param later the clock by which a large notice is to come whole
 * @returns a step that resolves to true when the request was refused
 */
export function limitBodies(isStaff: IsStaff, totals = bodyTotals, later: Later = onTimer) {
  const budgets = { staff: bodyBudget(totals.staff), notices: bodyBudget(totals.notices) }
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    if (req.headers['transfer-encoding'] !== undefined) return refuseBody(req, res, 'length-missing')
    const length = Number(req.headers['content-length'] ?? 0)
    if (length <= largestOfStranger) return false
    const sender = senderOf(req)
    if (sender === null || length > largestOf[sender]) return refuseBody(req, res, 'too-large')
    if (sender === 'staff' && !(await isStaff(req.headers))) return refuseBody(req, res, 'session-over')
    if (!budgets[sender].reserve(res, length)) return refuseBody(req, res, 'busy')
    if (sender === 'notices') endLateBody(req, res, noticeDeadlineMs, later)
    return false
  }
}

const largestOf = { staff: largestOfStaff, notices: largestOfNotices }

/** Who says to send a large body; null for those who may not: accounts and settings of the admin need no large one. */
function senderOf({ url = '/', headers }: IncomingMessage): 'staff' | 'notices' | null {
  // Trap: Next decodes the address before it finds who answers. That it can be decoded was checked before.
  const path = decodeURIComponent(url.split('?')[0] ?? '/')
  if (path === '/api/whatsapp/webhook') return 'notices'
  if (/^\/+api\/+(staff|payload-preferences)(\/|$)/.test(path)) return null
  return claimsSession(headers) ? 'staff' : null
}
