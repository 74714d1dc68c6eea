import type { PlanProblem } from '../plan.ts'

/** Further ahead nobody plans: a slip of the pen, the year 2206 for one, would wait in the calendar for ever. */
const mostDays = 3 * 366

/** @returns why nothing can be planned for a moment; null where it can. */
export function timeProblem(at: Date, now = Date.now()): Extract<PlanProblem, 'past' | 'too-far'> | null {
  if (at.getTime() <= now) return 'past'
  return at.getTime() > now + mostDays * 24 * 3_600_000 ? 'too-far' : null
}
