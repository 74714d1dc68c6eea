/** In milliseconds: a clock that is set right little by little is no news. */
const step = 1000

type Steps = { back: number; forward: number }

/**
 * Next compares the time at which a page was made with that of an announcement, by the machine's clock: once that was
 * set, what was made before may be taken for newer than what was announced after.
 * @param wall the clock that people set
 * @param steady one that only goes forward
 * @returns looks at both, and tells how often the first was seen to have been set
 */
export function watchClock(wall = () => Date.now(), steady = () => performance.now()): () => Readonly<Steps> {
  let ahead = wall() - steady()
  const steps: Steps = { back: 0, forward: 0 }
  return () => {
    const set = wall() - steady() - ahead
    ahead += set
    if (Math.abs(set) >= step) steps[set < 0 ? 'back' : 'forward'] += 1
    return steps
  }
}
