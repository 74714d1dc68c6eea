import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LinkKind } from '@estu/cms/customer-requests/personal-links'
import { readWebEnv } from '@/env'

/** For how long a browser need not show again that an order or a visit is its owner's. In days. */
export const confirmedDays = 30

const cookieName = 'links'
const most = 20
const entryForm = /^([0-9a-z]{6,8})\.[\w-]{22}$/

/** One confirmed link: until when, in seconds, and a seal over that and the link. The cookie names no order by itself. */
function entryOf(kind: LinkKind, id: string, until: string): string {
  const seal = createHmac('sha256', readWebEnv().payloadSecret).update(`confirmed:${kind}:${id}:${until}`)
  return `${until}.${seal.digest('base64url').slice(0, 22)}`
}

/** What of a cookie has the right form and is not over. */
const entriesOf = (cookies: ReadonlyMap<string, string>, now: number): string[] =>
  (cookies.get(cookieName) ?? '')
    .split('~')
    .slice(0, most)
    .filter((entry) => Number.parseInt(entryForm.exec(entry)?.[1] ?? '0', 36) * 1000 > now)

/** Whether this browser has shown that a link was made for its owner. */
export function isConfirmed(
  cookies: ReadonlyMap<string, string>,
  kind: LinkKind,
  id: string,
  now = Date.now(),
): boolean {
  return entriesOf(cookies, now).some((entry) => isOf(entry, kind, id))
}

function isOf(entry: string, kind: LinkKind, id: string): boolean {
  const [given, expected] = [Buffer.from(entry), Buffer.from(entryOf(kind, id, entry.split('.')[0] ?? ''))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The cookie after one more link was confirmed; of too many the oldest goes. */
export function confirmedCookie(cookies: ReadonlyMap<string, string>, kind: LinkKind, id: string, now = Date.now()) {
  const maxAgeSeconds = confirmedDays * 86_400
  const until = Math.floor(now / 1000 + maxAgeSeconds).toString(36)
  const others = entriesOf(cookies, now).filter((entry) => !isOf(entry, kind, id))
  const value = [entryOf(kind, id, until), ...others].slice(0, most).join('~')
  return { name: cookieName, value, maxAgeSeconds, httpOnly: true }
}

/** Takes every confirmation away: whoever signs out leaves no order and no visit open. */
export const confirmedForgotten = { name: cookieName, value: '', maxAgeSeconds: 0, httpOnly: true }
