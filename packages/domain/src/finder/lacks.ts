import { budgetOf, degreeOf, namedHardships } from './answered.ts'
import type { FinderCandidate } from './candidate.ts'
import type { FinderLack } from './outcome.ts'
import type { FinderAnswers } from './questions.ts'
import { hardshipReason } from './reasons.ts'
import { oftenMissed } from './rules.ts'
import { highestDegree, meetsBattery } from './score.ts'
import { tvSoundOf } from './television.ts'

/**
 * What a device does not do: of what was asked for, and of what a person had better know beside it. Where nothing else
 * is to be said, one thing that people miss later.
 */
export function lacksOf(
  answers: FinderAnswers,
  candidate: FinderCandidate,
): { asked: FinderLack[]; others: FinderLack[] } {
  const asked: FinderLack[] = [
    ...namedHardships(answers)
      .filter((code) => hardshipReason(code, candidate).length === 0)
      .map((code) => ({ code })),
    ...batteryLack(answers, candidate),
    ...budgetLack(answers, candidate),
  ]
  const others = [...reserveLack(answers, candidate), ...stockLack(candidate), ...priceLack(answers, candidate)]
  return { asked, others: asked.length + others.length > 0 ? others : withoutWhat(candidate) }
}

function batteryLack(answers: FinderAnswers, candidate: FinderCandidate): FinderLack[] {
  return meetsBattery(answers, candidate) === false
    ? [{ code: 'source', source: candidate.powerSource ?? 'unknown' }]
    : []
}

function budgetLack(answers: FinderAnswers, { priceKzt }: FinderCandidate): FinderLack[] {
  const budget = budgetOf(answers)
  if (budget === null) return []
  if (priceKzt === null) return [{ code: 'price_unknown' }]
  return priceKzt > budget ? [{ code: 'over_budget', byKzt: priceKzt - budget }] : []
}

/** Whoever named no budget is told of an unknown price too, but had not asked for one. */
const priceLack = (answers: FinderAnswers, { priceKzt }: FinderCandidate): FinderLack[] =>
  priceKzt === null && budgetOf(answers) === null ? [{ code: 'price_unknown' }] : []

function reserveLack(answers: FinderAnswers, candidate: FinderCandidate): FinderLack[] {
  const degree = degreeOf(answers)
  return degree !== null && degree !== 'IV' && highestDegree(candidate) === degree ? [{ code: 'no_reserve' }] : []
}

function stockLack({ availability }: FinderCandidate): FinderLack[] {
  return availability === 'to_order' || availability === 'demo_only' ? [{ code: availability }] : []
}

function withoutWhat(candidate: FinderCandidate): FinderLack[] {
  const { connectivity } = candidate
  const has = (known: string) =>
    connectivity.includes(known) || (known === 'tv_streaming' && tvSoundOf(candidate) !== null)
  const name = connectivity.length > 0 ? oftenMissed.find((known) => !has(known)) : undefined
  return name ? [{ code: 'without', name }] : []
}
