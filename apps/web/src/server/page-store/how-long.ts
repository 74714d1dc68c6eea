import type { NextAnswer } from './next-answer.ts'

const hourMs = 3_600_000

/**
 * For how long an answer of Next may be kept before Next is asked again, whatever is announced, in milliseconds. Next
 * does not say how old its own copy is; a hundredth of its lifetime is added to that at most.
 * @returns null for what may not be kept: made for one visit, not whole, old already, or anything but a page
 */
export function keptMs({ status, headers }: NextAnswer): number | null {
  if (status !== 200 || headers['x-nextjs-prerender'] !== '1' || headers['x-nextjs-cache'] === 'STALE') return null
  if (isForVisit(headers) || headers['set-cookie'] !== undefined) return null
  const seconds = Number(/\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0)
  return seconds > 0 ? Math.min(hourMs, seconds * 10) : null
}

/** Whether Next made a part of this for the one who asked. */
export const isForVisit = (headers: NextAnswer['headers']): boolean => headers['x-nextjs-postponed'] !== undefined
