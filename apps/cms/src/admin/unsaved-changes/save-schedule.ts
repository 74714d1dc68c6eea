/** How long typing must pause before it is saved. */
const quietMs = 1500

/** How long a change may wait while typing goes on: with the request itself, at most five seconds are ever unsaved. */
const longestWaitMs = 4000

const firstRetryMs = 1000
const longestRetryMs = 30_000

/** When changes are to be saved: at the first pause, or after the longest wait if there is none. */
export const saveAt = (firstChangeAt: number, lastChangeAt: number): number =>
  Math.min(lastChangeAt + quietMs, firstChangeAt + longestWaitMs)

/** How long to wait before the next attempt, after so many failed ones. */
export const retryDelay = (failures: number): number =>
  Math.min(firstRetryMs * 2 ** Math.max(0, failures - 1), longestRetryMs)
