import type { MeasuredSeries, ToneTest } from '../tones/tone-test.ts'
import { mainFrequencies } from './ear-result.ts'
import { scoredLevel } from './scored-level.ts'
import type { UnreliableReason } from './screener-result.ts'

/** A clinic expects 5 dB; at home one step more is let pass. */
const maxRetestDifferenceDb = 10

/** Why tones say nothing; empty where they may be believed. */
export function unreliableReasons(tones: ToneTest, isQuick: boolean): UnreliableReason[] {
  const main = mainFrequencies(isQuick)
  const isMain = ({ frequencyHz }: Pick<MeasuredSeries, 'frequencyHz'>) => main.includes(frequencyHz)
  const wanted = tones.plan.filter((series) => isMain(series) && !series.isRetest)
  const measured = tones.measured.filter((series) => isMain(series) && !series.isRetest)
  const unsettled = tones.measured.some((series) => isMain(series) && series.threshold.kind === 'skipped')
  const reasons: [UnreliableReason, boolean][] = [
    ['false_positives', tones.falsePositives],
    ['retest_differs', tones.measured.some((series) => retestDiffers(tones, series))],
    ['answers_unsettled', unsettled],
    ['not_finished', !tones.falsePositives && (measured.length < wanted.length || wanted.length === 0)],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}

function retestDiffers({ measured }: ToneTest, retest: MeasuredSeries): boolean {
  if (!retest.isRetest) return false
  const first = measured.find(
    ({ ear, frequencyHz, isRetest }) => ear === retest.ear && frequencyHz === retest.frequencyHz && !isRetest,
  )
  const before = first && scoredLevel(first.threshold, false)
  const after = scoredLevel(retest.threshold, false)
  if (before === undefined || before === null || after === null) return false
  return Math.abs(after - before) > maxRetestDifferenceDb
}
