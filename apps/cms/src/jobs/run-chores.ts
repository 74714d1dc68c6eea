/** A piece of the worker's regular work. It runs when its interval has passed since it last began, in milliseconds. */
export type Chore = { name: string; everyMs: number; run: () => Promise<unknown> }

export type ChoreReport = { name: string; error: unknown }

/**
 * Makes a turn of the worker that runs each chore that is due, one after the other in their order. A chore that fails
 * stops none of the others: it is reported, and runs again once its interval has passed.
 * @param now milliseconds since 1970
 */
export function runChores(
  chores: readonly Chore[],
  report: (failure: ChoreReport) => void,
  now: () => number = Date.now,
): () => Promise<void> {
  const begunAt = new Map<string, number>()
  return async () => {
    for (const { name, everyMs, run } of chores) {
      if (now() - (begunAt.get(name) ?? Number.NEGATIVE_INFINITY) < everyMs) continue
      begunAt.set(name, now())
      try {
        await run()
      } catch (error) {
        report({ name, error })
      }
    }
  }
}
