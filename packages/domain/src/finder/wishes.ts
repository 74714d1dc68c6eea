import { lossDegrees } from '../vocabulary/loss-degrees.ts'
import { degreeOf, namedHardships, sourceOf } from './answered.ts'
import type { FinderAnswers } from './questions.ts'
import { remedies, usualHardships, weights } from './rules.ts'
import type { FinderTrait } from './traits.ts'

/** What makes a device answer better: of these the first that a device has counts, the others add nothing. */
export type FinderWish = readonly { trait: FinderTrait; weight: number }[]

/** All that the answers wish for; the weights of what a device has add up to how well it answers. */
export function wishesOf(answers: FinderAnswers): FinderWish[] {
  const named = namedHardships(answers)
  const source = sourceOf(answers)
  return [
    ...(named.length > 0 ? named : usualHardships).map((hardship) => remedies[hardship]),
    ...(source ? [[{ trait: source, weight: weights.battery }]] : []),
    [{ trait: 'in_stock', weight: weights.inStock }],
    ...lossWishes(answers),
  ]
}

/** A reserve above the person's own degree, the highest first; where nobody knows theirs, each degree for itself. */
function lossWishes(answers: FinderAnswers): FinderWish[] {
  const own = degreeOf(answers)
  if (own === null) return lossDegrees.map((trait) => [{ trait, weight: weights.breadth }])
  const above = lossDegrees.slice(lossDegrees.indexOf(own) + 1)
  return [above.map((trait, index) => ({ trait, weight: (index + 1) * weights.reserve })).toReversed()]
}
