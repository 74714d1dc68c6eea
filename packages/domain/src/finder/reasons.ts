import { budgetOf, degreeOf, namedHardships } from './answered.ts'
import type { FinderCandidate } from './candidate.ts'
import type { FinderReason } from './outcome.ts'
import type { FinderAnswers, Hardship } from './questions.ts'
import { highestDegree, meetsBattery, remedyIn } from './score.ts'
import { tvSoundOf } from './television.ts'

/** Why a device answers, answer by answer in the order of the questions. */
export function reasonsOf(answers: FinderAnswers, candidate: FinderCandidate): FinderReason[] {
  return [
    ...namedHardships(answers).flatMap((code) => hardshipReason(code, candidate)),
    ...lossReason(answers, candidate),
    ...batteryReason(answers, candidate),
    ...budgetReason(answers, candidate),
  ]
}

/** What helps in a hardship; a transmitter that is known to fit says more than a connection that may. */
export function hardshipReason(code: Hardship, candidate: FinderCandidate): FinderReason[] {
  const by = (code === 'tv' && tvSoundOf(candidate)) || remedyIn(candidate, code)?.trait
  return by ? [{ code, by }] : []
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
