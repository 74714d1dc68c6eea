import type { FinderCandidate } from './candidate.ts'
import type { FinderRole } from './outcome.ts'
import { tvSoundOf } from './television.ts'

/** A device and what it is among the answers; null for one that is merely as good. */
export type NamedAnswer<C> = { candidate: C; role: FinderRole | null }

/** From a tenth on a difference is worth a sentence: a device 100 ₸ below the best is no cheaper answer. */
export const cheaperPercent = 90

/**
 * Names the first of a sorted list the best answer, the next that costs clearly less the cheaper one, and the next with the
 * sound of a television the answer with television. A role that nothing fills is absent, and no device has two.
 * @param sorted what may be picked, the best first
 */
export function nameAnswers<C extends FinderCandidate>(sorted: readonly C[]): NamedAnswer<C>[] {
  const [best, ...others] = sorted
  if (!best) return []
  const cheaper = others.find((one) => isCheaper(one, best))
  const tv = others.find((one) => one !== cheaper && tvSoundOf(one) !== null)
  return [
    { candidate: best, role: 'best' },
    ...(cheaper ? [{ candidate: cheaper, role: 'cheaper' as const }] : []),
    ...(tv ? [{ candidate: tv, role: 'tv' as const }] : []),
  ]
}

const isCheaper = ({ priceKzt }: FinderCandidate, best: FinderCandidate): boolean =>
  priceKzt !== null && best.priceKzt !== null && priceKzt * 100 <= best.priceKzt * cheaperPercent

/** Returns by how many tenge a device costs more than another, negative for less; null where a price is unknown. */
export const differenceOf = (device: FinderCandidate, other: FinderCandidate): number | null =>
  device.priceKzt === null || other.priceKzt === null ? null : device.priceKzt - other.priceKzt
