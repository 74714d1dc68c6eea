/** For how long a shopper may take a cancellation back. What was reserved stays so until then. In minutes. */
export const undoMinutes = 10

export const undoUntil = (askedAt: Date): Date => new Date(askedAt.getTime() + undoMinutes * 60_000)

/** When a cancellation was asked for, from when it takes effect. */
export const cancelAskedAt = (dueAt: string): Date => new Date(Date.parse(dueAt) - undoMinutes * 60_000)

/** Until when a cancellation can still be taken back, or null. */
export const undoableUntil = (dueAt: string | null, now: Date): Date | null =>
  dueAt !== null && Date.parse(dueAt) > now.getTime() ? new Date(dueAt) : null
