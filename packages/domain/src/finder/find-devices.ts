import { budgetOf, degreeOf } from './answered.ts'
import type { FinderCandidate } from './candidate.ts'
import { lacksOf } from './lacks.ts'
import type { FinderOutcome, FinderPick } from './outcome.ts'
import type { FinderAnswers } from './questions.ts'
import { reasonsOf } from './reasons.ts'
import { shortlistLimits } from './rules.ts'
import { scoreOf } from './score.ts'
import { hasTrait, isOffered } from './traits.ts'

/**
 * A shortlist of what answers best. What cannot help is left out: too weak, for children alone, not sold now, above the
 * budget. Where nothing is left within the budget, what costs least above it is shown and says so.
 * @param candidates in any order: the outcome is the same. Of a large catalogue its best are enough
 */
export function findDevices<C extends FinderCandidate>(
  answers: FinderAnswers,
  candidates: readonly C[],
): FinderOutcome {
  const able = candidates.filter((candidate) => canHelp(answers, candidate))
  const affordable = able.filter((candidate) => isAffordable(answers, candidate))
  const isOverBudget = affordable.length === 0 && able.length > 0
  const sorted = isOverBudget ? able.toSorted(byPrice) : bestFirst(answers, affordable)
  return {
    picks: cut(answers, sorted, isOverBudget).map((candidate) => pickOf(answers, candidate)),
    isOverBudget,
  }
}

function canHelp(answers: FinderAnswers, candidate: FinderCandidate): boolean {
  const degree = degreeOf(answers)
  return isOffered(candidate) && (degree === null || hasTrait(candidate, degree))
}

/** A price that nobody knows is within no budget. */
function isAffordable(answers: FinderAnswers, { priceKzt }: FinderCandidate): boolean {
  const budget = budgetOf(answers)
  return budget === null || (priceKzt !== null && priceKzt <= budget)
}

function bestFirst<C extends FinderCandidate>(answers: FinderAnswers, candidates: readonly C[]): C[] {
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(answers, candidate) }))
    .toSorted((a, b) => b.score - a.score || byPrice(a.candidate, b.candidate))
    .map(({ candidate }) => candidate)
}

/** Cheapest first, unknown prices last; of one price by address, so that the order is always the same. */
function byPrice(a: FinderCandidate, b: FinderCandidate): number {
  const [first, second] = [a.priceKzt ?? Number.MAX_SAFE_INTEGER, b.priceKzt ?? Number.MAX_SAFE_INTEGER]
  return first - second || (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0)
}

/** Three, and up to two more that are as good as the third. */
function cut<C extends FinderCandidate>(answers: FinderAnswers, sorted: readonly C[], isOverBudget: boolean): C[] {
  const { least, most } = shortlistLimits
  const third = sorted[least - 1]
  if (!third || isOverBudget) return sorted.slice(0, least)
  const enough = scoreOf(answers, third)
  return sorted.slice(0, most).filter((candidate, index) => index < least || scoreOf(answers, candidate) === enough)
}

function pickOf(answers: FinderAnswers, candidate: FinderCandidate): FinderPick {
  const { asked, others } = lacksOf(answers, candidate)
  return {
    slug: candidate.slug,
    reasons: reasonsOf(answers, candidate),
    lacks: [...asked, ...others],
    answersAll: asked.length === 0,
  }
}
