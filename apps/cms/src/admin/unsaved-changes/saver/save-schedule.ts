/**
 * How long typing must pause before it is saved, and how long a change may wait while typing goes on: with the request
 * itself, at most five seconds are ever unsaved. Beside an open preview whole pages are to follow within a second.
 */
const paces = {
  calm: { quietMs: 1500, longestWaitMs: 4000 },
  watched: { quietMs: 350, longestWaitMs: 2000 },
}
export type Pace = keyof typeof paces

const firstRetryMs = 1000
const longestRetryMs = 30_000

/** When changes are to be saved: at the first pause, or after the longest wait if there is none. */
export function saveAt(firstChangeAt: number, lastChangeAt: number, pace: Pace = 'calm'): number {
  const { quietMs, longestWaitMs } = paces[pace]
  return Math.min(lastChangeAt + quietMs, firstChangeAt + longestWaitMs)
}

/** How long to wait before the next attempt, after so many failed ones. */
export const retryDelay = (failures: number): number =>
  Math.min(firstRetryMs * 2 ** Math.max(0, failures - 1), longestRetryMs)
