import type { ScreenerResult } from '@estu/domain/screener/scoring/screener-result'
import type { Say } from '../say'

type Told = Exclude<ScreenerResult['outcome'], 'doctor'>

/** A refused test has no result screen: the doctor's outcome is told there. */
export const toldOutcome = ({ outcome }: ScreenerResult): Told => (outcome === 'doctor' ? 'unreliable' : outcome)

/** All that leaves the browser when somebody forwards their result: words, no answers and no levels. */
export function shareWords(result: ScreenerResult, say: Say): string {
  const outcome = toldOutcome(result)
  return [
    say(`screener.outcome.${outcome}`),
    say(`screener.outcomeText.${outcome}`),
    ...result.findings.map((finding) => say(`screener.finding.${finding}`)),
    say('screener.after.disclaimer'),
  ].join('\n')
}
