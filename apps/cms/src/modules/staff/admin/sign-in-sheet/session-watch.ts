/** What is told instead of a moment once the end of the session is ours to deal with. */
export const takenOver = 0

/** Before the end: a machine that wakes from sleep runs what was due earlier first. */
export const aheadMs = 1000
/** Until the next look where the server still knows a session that is over by the browser's clock. */
export const lookAgainMs = 60_000
/** The longest that browsers wait; a longer wait would end at once. */
const longestMs = 2_147_483_647

type Options = {
  /** Shortly before the end: nothing else may act on it. */
  onTakeOver: () => void
  /** The time is over. @returns whether the session is too; else it is looked at again, unless it was prolonged. */
  onTimeOver: () => Promise<boolean>
}

/** Follows when a session ends by its time. */
export class SessionWatch {
  readonly #options: Options
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(options: Options) {
    this.#options = options
  }

  /** @param endsAt in milliseconds since the epoch; undefined where nobody is here. */
  follow(endsAt: number | undefined): void {
    if (endsAt === takenOver) return
    this.stop()
    const left = endsAt === undefined ? 0 : endsAt - Date.now()
    // Over already: the clock of this machine goes wrong, and says nothing.
    if (left <= 0) return
    this.#after(left - aheadMs, this.#options.onTakeOver)
    this.#after(left, () => void this.#end())
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }

  async #end(): Promise<void> {
    const since = this.#timers
    const isOver = await this.#options.onTimeOver()
    if (!isOver && since === this.#timers) this.#after(lookAgainMs, () => void this.#end())
  }

  #after(ms: number, run: () => void): void {
    this.#timers.push(setTimeout(run, Math.min(Math.max(ms, 0), longestMs)))
  }
}
