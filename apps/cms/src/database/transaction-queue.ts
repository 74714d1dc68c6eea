type Waiting = { begin: () => void; timer: NodeJS.Timeout }

/** What is thrown when a turn does not come in time. */
export const noTurnMessage = 'No connection for a transaction became free in time'

/** Lets at most `max` transactions be open at once; whoever comes next waits, in the order of coming. */
export class TransactionQueue {
  readonly #max: number
  readonly #waitMs: number
  readonly #waiting = new Set<Waiting>()
  #open = 0

  constructor(max: number, waitMs: number) {
    this.#max = max
    this.#waitMs = waitMs
  }

  /** Waits for a turn. @throws after `waitMs`. */
  take(): Promise<void> {
    if (this.#open < this.#max) {
      this.#open += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting)
        reject(new Error(noTurnMessage))
      }, this.#waitMs)
      const waiting = { begin: resolve, timer }
      this.#waiting.add(waiting)
    })
  }

  /** Gives a turn back: to who waits longest, or to whoever comes next. */
  release(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#open -= 1
      return
    }
    this.#waiting.delete(next)
    clearTimeout(next.timer)
    next.begin()
  }
}
