import type { HowOften } from '../self-report.ts'
import {
  type SelfCheckAnswers,
  type SelfCheckOutcome,
  type SelfCheckQuestion,
  type SelfCheckResult,
  type SelfCheckSign,
  selfCheckQuestions,
} from './self-check.ts'

/**
 * Of two for «often» and one for «sometimes», sixteen at most. A quarter of all points, where the usual ten questions of
 * handicap by hearing draw their first line (10 of 40).
 */
const adviseFrom = 4

/** With fewer answers, few signs say nothing. */
const minAnswered = 6

/** Judges the questionnaire; unanswered questions count as no, and are told. */
export function selfCheckResult({ signs, answers }: SelfCheckAnswers): SelfCheckResult {
  const answered = (wanted: HowOften) => selfCheckQuestions.filter((question) => answers[question] === wanted)
  const often = answered('often')
  const sometimes = answered('sometimes')
  const unanswered = selfCheckQuestions.length - often.length - sometimes.length - answered('no').length
  return {
    outcome: outcomeOfSigns(signs) ?? outcomeOfAnswers(often, sometimes, unanswered),
    often: often.length,
    sometimes: sometimes.length,
    unanswered,
    noticed: [...often, ...sometimes],
  }
}

function outcomeOfSigns(signs: readonly SelfCheckSign[]): SelfCheckOutcome | null {
  if (signs.includes('sudden_loss')) return 'doctor_today'
  return signs.length > 0 ? 'doctor' : null
}

function outcomeOfAnswers(
  often: readonly SelfCheckQuestion[],
  sometimes: readonly SelfCheckQuestion[],
  unanswered: number,
): SelfCheckOutcome {
  // Ringing that is there often is reason enough by itself.
  if (often.length * 2 + sometimes.length >= adviseFrom || often.includes('tinnitus')) return 'check_advised'
  return selfCheckQuestions.length - unanswered < minAnswered ? 'more_needed' : 'few_signs'
}
