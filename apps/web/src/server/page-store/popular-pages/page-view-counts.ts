/** In pages: some catalogues are larger than what anybody reads of them. */
const most = 5000
/** What is left of a visit each time that visits are written down: what nobody reads any more gives way. */
const lasting = 0.9

/** How often pages were visited lately, by the names they are kept under. */
export class PageViewCounts {
  #counts = new Map<string, number>()

  add(key: string, visits = 1): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + visits)
    if (this.#counts.size > most) this.#counts = new Map(this.ranked().slice(0, most / 2))
  }

  /** The most visited first. */
  ranked(): [key: string, visits: number][] {
    return [...this.#counts].toSorted(([, one], [, other]) => other - one)
  }

  /** Makes room for what will be visited from now on. */
  fade(): void {
    for (const [key, visits] of this.#counts) this.#counts.set(key, visits * lasting)
  }
}
