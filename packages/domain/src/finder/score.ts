import { type LossDegree, lossDegrees } from '../vocabulary/loss-degrees.ts'
import { sourceOf } from './answered.ts'
import type { FinderAnswers, Hardship } from './questions.ts'
import { remedies } from './rules.ts'
import { hasTrait, type Judged } from './traits.ts'
import { wishesOf } from './wishes.ts'

/** The strongest thing that a device has against a hardship, or null. */
export const remedyIn = (device: Judged, hardship: Hardship) =>
  remedies[hardship].find(({ trait }) => hasTrait(device, trait)) ?? null

/** The highest degree that a device covers. */
export const highestDegree = (device: Judged): LossDegree | null =>
  lossDegrees.findLast((degree) => hasTrait(device, degree)) ?? null

/** Whether a device runs on what was asked for; null where nobody asked. */
export function meetsBattery(answers: FinderAnswers, device: Judged): boolean | null {
  const source = sourceOf(answers)
  return source && hasTrait(device, source)
}

/** How well a device answers; only the order of scores means anything. */
export const scoreOf = (answers: FinderAnswers, device: Judged): number =>
  wishesOf(answers).reduce((sum, wish) => sum + (wish.find(({ trait }) => hasTrait(device, trait))?.weight ?? 0), 0)
