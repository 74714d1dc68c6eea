import type { Ear } from './tested-ear.ts'

/** The screener's own questions, in the order in which they are asked. */
export const selfReportQuestions = ['tv', 'phone', 'group', 'repeat', 'family', 'noise_exposure', 'tinnitus'] as const
export type SelfReportQuestion = (typeof selfReportQuestions)[number]

export const howOften = ['no', 'sometimes', 'often'] as const
export type HowOften = (typeof howOften)[number]

/** A question that is left out has no answer. */
export type SelfReport = {
  readonly answers: Readonly<Partial<Record<SelfReportQuestion, HowOften>>>
  /** The ear that hears better is tested first. */
  readonly betterEar: Ear | 'same'
}
