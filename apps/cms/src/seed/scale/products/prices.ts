import type { Random } from '../random.ts'

/** Whole tenge a little below a round thousand (…900) or, for small things, a round hundred (…90). */
export function priceOf(random: Random, median: number, sigma: number): number {
  const drawn = random.logNormal(median, sigma)
  if (drawn < 15_000) return Math.max(1, Math.round(drawn / 100)) * 100 - 10
  return Math.round(drawn / 1000) * 1000 - 100
}

/** A former price for some, above the present one. */
export const oldPriceOf = (random: Random, priceKzt: number): number | null =>
  random.chance(0.12) ? Math.ceil((priceKzt * 1.15) / 1000) * 1000 : null
