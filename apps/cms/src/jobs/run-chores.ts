/** A piece of the worker's regular work. It runs when its interval has passed since it last began, in milliseconds. */
export type Chore<Name extends string = string> = { name: Name; everyMs: number; run: () => Promise<unknown> }

export type ChoreReport<Name extends string = string> = { name: Name; error: unknown }

/**
 * Makes a turn of the worker that runs each chore that is due, one after the other in their order. A chore that fails
 * stops none of the others: it is reported, and runs again once its interval has passed.
 * @param now milliseconds since 1970
 */
export function runChores<Name extends string>(
  chores: readonly Chore<Name>[],
  report: (failure: ChoreReport<Name>) => void,
  now: () => number = Date.now,
): () => Promise<void> {
  const begunAt = new Map<Name, number>()
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
