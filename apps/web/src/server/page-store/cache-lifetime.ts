import type { CacheableRequest } from './cache-key.ts'
import { isWhole } from './chosen/is-whole.ts'
import type { NextAnswer } from './next/next-answer.ts'

const hourMs = 3_600_000
/** Of a listing that is made at once Next says no lifetime. What it is made of lasts longer than this. */
const chosenMs = 300_000

/**
 * For how long an answer may be kept, in milliseconds, or why it may not: `visit`, made for the one who asks;
 * `uncacheable`, no page.
 */
export function lifetimeOf(answer: NextAnswer, request: CacheableRequest): number | 'visit' | 'uncacheable' {
  if (request.isChosen) return isWhole(answer) ? chosenMs : 'uncacheable'
  if (isForVisit(answer.headers)) return 'visit'
  if (request.isFile) return isFile(answer) ? hourMs : 'uncacheable'
  return isPage(answer) ? keptMs(answer) : 'uncacheable'
}

/**
 * For how long an answer of Next may be kept before Next is asked again, whatever is announced, in milliseconds. Next
 * does not say how old its own copy is; a hundredth of its lifetime is added to that at most.
 * @returns 0 for what is old already, or what nobody says a lifetime of
 */
export function keptMs({ headers }: NextAnswer): number {
  if (headers['x-nextjs-cache'] === 'STALE') return 0
  const seconds = Number(/\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0)
  return Math.min(hourMs, seconds * 10)
}

/** Whether this is a page, whole, that Next has made for everybody. */
export const isPage = ({ status, headers }: NextAnswer): boolean =>
  status === 200 && headers['x-nextjs-prerender'] === '1' && !isForVisit(headers) && headers['set-cookie'] === undefined

/**
 * Whether this is a file, whole, that everybody may keep. It changes with what is announced, with the build, or never:
 * how long a browser may go without asking says nothing of that.
 */
const isFile = ({ status, headers }: NextAnswer): boolean =>
  status === 200 && /\bpublic\b/.test(headers['cache-control'] ?? '') && headers['set-cookie'] === undefined

/** Whether Next made a part of this for the one who asked. */
export const isForVisit = (headers: NextAnswer['headers']): boolean => headers['x-nextjs-postponed'] !== undefined
