/**
 * Mulberry32: small, even enough for delays and places of silent trials, and its whole state is one number, so that a
 * test is repeated by its seed.
 * @returns the next state and a number from 0 to below 1
 */
export function nextRandom(random: number): { random: number; value: number } {
  const next = (random + 0x6d2b79f5) >>> 0
  let mixed = Math.imul(next ^ (next >>> 15), next | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return { random: next, value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 }
}

/** A whole number from `from` to `to`, both included. */
export function randomInteger(random: number, from: number, to: number): { random: number; value: number } {
  const drawn = nextRandom(random)
  return { random: drawn.random, value: from + Math.floor(drawn.value * (to - from + 1)) }
}
