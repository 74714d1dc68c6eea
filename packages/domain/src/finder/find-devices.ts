import { budgetOf, degreeOf } from './answered.ts'
import type { FinderCandidate } from './candidate.ts'
import { lacksOf } from './lacks.ts'
import { differenceOf, type NamedAnswer, nameAnswers } from './name-answers.ts'
import type { FinderOutcome, FinderPick } from './outcome.ts'
import type { FinderAnswers } from './questions.ts'
import { hardshipReason, reasonsOf } from './reasons.ts'
import { shortlistLimits } from './rules.ts'
import { scoreOf } from './score.ts'
import { hasTrait, isOffered } from './traits.ts'

/**
 * A shortlist of what answers best. What cannot help is left out: too weak, for children alone, not sold now, above the
 * budget. Where nothing is left within the budget, what costs least above it is shown and says so.
 * @param candidates in any order: the outcome is the same. Of a large catalogue its best are enough, with the best of
 * those that cost less and of those with the sound of a television
 */
export function findDevices<C extends FinderCandidate>(
  answers: FinderAnswers,
  candidates: readonly C[],
): FinderOutcome {
  const able = candidates.filter((candidate) => canHelp(answers, candidate))
  const affordable = able.filter((candidate) => isAffordable(answers, candidate))
  const isOverBudget = affordable.length === 0 && able.length > 0
  const sorted = isOverBudget ? able.toSorted(byPrice) : bestFirst(answers, affordable)
  const [best] = sorted
  if (!best) return { picks: [], isOverBudget }
  const shortlist = withRoles(sorted, cut(answers, sorted, isOverBudget))
  return { picks: shortlist.map((named) => pickOf(answers, named, best)), isOverBudget }
}

/** Puts the answers that have a role before the others of the shortlist, and leaves it as long as it was. */
function withRoles<C extends FinderCandidate>(sorted: readonly C[], shortlist: readonly C[]): NamedAnswer<C>[] {
  const named = nameAnswers(sorted)
  const others = shortlist.filter((one) => named.every(({ candidate }) => candidate !== one))
  return [...named, ...others.map((candidate) => ({ candidate, role: null }))].slice(0, shortlist.length)
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

function pickOf<C extends FinderCandidate>(
  answers: FinderAnswers,
  { candidate, role }: NamedAnswer<C>,
  best: C,
): FinderPick {
  const { asked, others } = lacksOf(answers, candidate)
  const reasons = reasonsOf(answers, candidate)
  // Its role is a reason, whether the person asked for it or not.
  const isTvUnsaid = role === 'tv' && reasons.every(({ code }) => code !== 'tv')
  return {
    slug: candidate.slug,
    role,
    differenceKzt: role === 'best' ? null : differenceOf(candidate, best),
    reasons: isTvUnsaid ? [...hardshipReason('tv', candidate), ...reasons] : reasons,
    lacks: [...asked, ...others],
    answersAll: asked.length === 0,
  }
}
