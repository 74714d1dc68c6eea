import type { HowOften } from '../self-report.ts'

/** Eight, for oneself and for somebody close in other words. */
export const selfCheckQuestions = ['tv', 'group', 'repeat', 'phone', 'noise', 'voices', 'tinnitus', 'remarks'] as const
export type SelfCheckQuestion = (typeof selfCheckQuestions)[number]

export const selfCheckPersons = ['self', 'relative'] as const
export type SelfCheckPerson = (typeof selfCheckPersons)[number]

export const selfCheckSigns = ['sudden_loss', 'pain_or_discharge', 'dizziness'] as const
export type SelfCheckSign = (typeof selfCheckSigns)[number]

/** For a relative the same eight are asked, and judged alike. */
export type SelfCheckAnswers = {
  readonly signs: readonly SelfCheckSign[]
  readonly answers: Readonly<Partial<Record<SelfCheckQuestion, HowOften>>>
}

/** `more_needed`: too few answers to say anything. */
export const selfCheckOutcomes = ['few_signs', 'check_advised', 'doctor', 'doctor_today', 'more_needed'] as const
export type SelfCheckOutcome = (typeof selfCheckOutcomes)[number]

export type SelfCheckResult = {
  readonly outcome: SelfCheckOutcome
  readonly often: number
  readonly sometimes: number
  readonly unanswered: number
  /** What was answered with other than no, the frequent first, then in the order of the questions. */
  readonly noticed: readonly SelfCheckQuestion[]
}
