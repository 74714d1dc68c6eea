import type { ScreenerMode } from '../screener-mode.ts'
import type { TestedEar } from '../tested-ear.ts'
import { noAnswers } from './false-positives.ts'
import { startSearch } from './series-search.ts'
import { startBlock } from './silent-trials.ts'
import { tonePlan } from './tone-plan.ts'
import type { ToneTest } from './tone-test.ts'

/** A test of which nothing has sounded. */
export function startToneTest(
  mode: ScreenerMode,
  ears: readonly TestedEar[],
  random: number,
): { tones: ToneTest; random: number } {
  const started = startBlock(mode, random)
  const tones: ToneTest = {
    plan: tonePlan(mode, ears),
    measured: [],
    search: startSearch(mode),
    trial: null,
    block: started.block,
    counts: noAnswers,
    lastPressAt: null,
    reinstructed: false,
    falsePositives: false,
  }
  return { tones, random: started.random }
}
