import { budgetOf, degreeOf, namedHardships } from './answered.ts'
import type { FinderCandidate } from './candidate.ts'
import type { FinderReason } from './outcome.ts'
import type { FinderAnswers } from './questions.ts'
import { highestDegree, meetsBattery, remedyIn } from './score.ts'

/** Why a device answers, answer by answer in the order of the questions. */
export function reasonsOf(answers: FinderAnswers, candidate: FinderCandidate): FinderReason[] {
  return [
    ...namedHardships(answers).flatMap((code): FinderReason[] => {
      const remedy = remedyIn(candidate, code)
      return remedy ? [{ code, by: remedy.trait }] : []
    }),
    ...lossReason(answers, candidate),
    ...batteryReason(answers, candidate),
    ...budgetReason(answers, candidate),
  ]
}

function lossReason(answers: FinderAnswers, candidate: FinderCandidate): FinderReason[] {
  const degree = degreeOf(answers)
  const upTo = highestDegree(candidate)
  if (upTo === null) return []
  return degree === null ? [{ code: 'breadth', degrees: candidate.lossDegrees }] : [{ code: 'loss', degree, upTo }]
}

function batteryReason(answers: FinderAnswers, candidate: FinderCandidate): FinderReason[] {
  if (meetsBattery(answers, candidate) !== true) return []
  return answers.battery === 'rechargeable'
    ? [{ code: 'rechargeable' }]
    : [{ code: 'battery', source: candidate.powerSource ?? '' }]
}

function budgetReason(answers: FinderAnswers, { priceKzt }: FinderCandidate): FinderReason[] {
  const budget = budgetOf(answers)
  if (budget === null || priceKzt === null || priceKzt > budget) return []
  return [{ code: 'budget', leftKzt: budget - priceKzt }]
}
