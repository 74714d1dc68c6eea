export class LineIsLong extends Error {}

type Limits = {
  /** How many may wait, the one at work not counted. */
  waiting: number
  /** How long anybody waits for the turn, in milliseconds. */
  patienceMs: number
}

/** One piece of work at a time. @returns what runs work in its turn. @throws LineIsLong when that is not to be soon. */
export function inLine({ waiting, patienceMs }: Limits) {
  let length = 0
  let last: Promise<unknown> = Promise.resolve()
  return async function take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (length > waiting) throw new LineIsLong()
    length += 1
    const since = performance.now()
    const turn = last.then(() => {
      if (performance.now() - since > patienceMs) throw new LineIsLong()
      return work()
    })
    last = turn.catch(() => undefined)
    return turn.finally(() => {
      length -= 1
    })
  }
}
