import type { FinderCandidate } from './candidate.ts'
import { degreeOf } from './outcome.ts'
import { type FinderAnswers, finderQuestions, type Hardship, type LossAnswer } from './questions.ts'
import { remedies, usualHardships, weights } from './rules.ts'

const degrees = finderQuestions.loss.choices.filter((choice) => choice !== 'unknown')

/** The strongest thing that a device has against a hardship, or null. */
export const remedyIn = (candidate: FinderCandidate, hardship: Hardship) =>
  remedies[hardship].find((remedy) => candidate[remedy.in].includes(remedy.name)) ?? null

/** The hardships that were named; «I don't know» names none. */
export const namedHardships = ({ hard = [] }: FinderAnswers): Hardship[] =>
  hard.filter((choice) => choice !== 'unknown')

/** The highest degree that a device covers. */
export const highestDegree = ({ lossDegrees }: FinderCandidate): LossAnswer | null =>
  degrees.findLast((degree) => lossDegrees.includes(degree)) ?? null

/** Whether a device runs on what was asked for; null where nobody asked. */
export function meetsBattery({ battery }: FinderAnswers, { powerSource }: FinderCandidate): boolean | null {
  if (battery === undefined || battery === 'unknown') return null
  return battery === 'rechargeable' ? powerSource === 'rechargeable' : (powerSource?.startsWith('battery_') ?? false)
}

/** How well a device answers; only the order of scores means anything. */
export function scoreOf(answers: FinderAnswers, candidate: FinderCandidate): number {
  const named = namedHardships(answers)
  const hardships = named.length > 0 ? named : usualHardships
  const helps = hardships.reduce((sum, hardship) => sum + (remedyIn(candidate, hardship)?.weight ?? 0), 0)
  const battery = meetsBattery(answers, candidate) === true ? weights.battery : 0
  const stock = candidate.availability === 'in_stock' ? weights.inStock : 0
  return helps + battery + stock + lossScore(answers, candidate)
}

function lossScore(answers: FinderAnswers, candidate: FinderCandidate): number {
  const degree = degreeOf(answers)
  if (degree === null) return degrees.filter((known) => candidate.lossDegrees.includes(known)).length * weights.breadth
  const highest = highestDegree(candidate)
  return highest === null ? 0 : Math.max(0, degrees.indexOf(highest) - degrees.indexOf(degree)) * weights.reserve
}
