import type { SelfReport, SelfReportQuestion } from '../self-report.ts'

/** Noise at work is a cause and not a difficulty, ringing in the ears may be there without any. */
const difficulties: readonly SelfReportQuestion[] = ['tv', 'phone', 'group', 'repeat', 'family']

/** Of two for «often» and one for «sometimes», ten at most. */
const enough = 3

/** Whether what somebody says of themselves is reason enough for a visit, whatever tones say. */
export function reportsDifficulty(selfReport: SelfReport | null): boolean {
  const answers = selfReport?.answers ?? {}
  const points = { no: 0, sometimes: 1, often: 2 } as const
  const score = difficulties.reduce((sum, question) => sum + points[answers[question] ?? 'no'], 0)
  return (
    score >= enough || difficulties.some((question) => answers[question] === 'often') || answers.tinnitus === 'often'
  )
}
