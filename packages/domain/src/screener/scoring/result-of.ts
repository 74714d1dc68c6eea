import type { ScreenerState } from '../screener-state.ts'
import { ears, type TestedEar } from '../tested-ear.ts'
import { digitsResult } from './digits-result.ts'
import { earResult } from './ear-result.ts'
import { earsDiffer, levelsOfEars, worseEar } from './ears-differ.ts'
import { reportsDifficulty } from './reported-difficulty.ts'
import type { EarResult, ResultFinding, ScreenerOutcome, ScreenerResult } from './screener-result.ts'
import { unreliableReasons } from './unreliable.ts'

/**
 * Judges what there is, at any stage. Quantities that an unknown volume cannot change come first: the slope, the
 * difference of ears; then the level in wide bands; what a person says overrides a good level, never the other way.
 */
export function resultOf(state: ScreenerState): ScreenerResult {
  const isQuick = state.mode === 'quick'
  const earsJoined = state.routing.verdict === 'joined'
  const digits = digitsResult(state.digits, !earsJoined)
  const selfReported = reportsDifficulty(state.selfReport)
  const unreliable = unreliableReasons(state.tones, isQuick)
  const common = { earsJoined, digits, afterSwap: null }
  if (state.stage === 'refused') return { outcome: 'doctor', findings: [], unreliable: [], ears: [], ...common }
  if (unreliable.length > 0) {
    const findings: ResultFinding[] = selfReported ? ['self_report'] : []
    return { outcome: 'unreliable', findings, unreliable, ears: [], ...common }
  }
  const ofEar = (ear: TestedEar) => state.tones.measured.filter((series) => series.ear === ear)
  const tested = (earsJoined ? (['both'] as const) : ears).map((ear) => earResult(ear, ofEar(ear), isQuick))
  const differ = !earsJoined && earsDiffer(...levelsOfEars(state))
  const findings = findingsOf(tested, { differ, selfReported, isQuick })
  const swap = { afterSwap: afterSwap(state, differ) }
  return { outcome: outcomeOf(findings), findings, unreliable, ears: tested, ...common, ...swap }
}

/** What the tones say of a difference once the headphones were swapped. */
function afterSwap(state: ScreenerState, differ: boolean): ScreenerResult['afterSwap'] {
  if (!state.swappedFrom) return null
  if (!differ) return 'alike'
  return worseEar(state) === state.swappedFrom ? 'same_ear' : 'other_ear'
}

type Told = { differ: boolean; selfReported: boolean; isQuick: boolean }

function findingsOf(tested: readonly EarResult[], told: Told): ResultFinding[] {
  const hasBand = (band: EarResult['band']) => tested.some((ear) => ear.band === band)
  const silent = tested.some(({ frequencies }) => frequencies.some(({ threshold }) => threshold.kind === 'no_response'))
  const findings: [ResultFinding, boolean][] = [
    ['level_high', hasBand('loud_only')],
    ['level_raised', hasBand('ordinary')],
    ['high_tones_worse', tested.some(({ highTonesWorse }) => highTonesWorse)],
    ['ears_differ', told.differ],
    // The quick mode goes nowhere near the cap.
    ['no_response', silent && !told.isQuick],
    ['self_report', told.selfReported],
  ]
  return findings.flatMap(([finding, holds]) => (holds ? [finding] : []))
}

function outcomeOf(findings: readonly ResultFinding[]): ScreenerOutcome {
  if (findings.includes('level_high')) return 'check_soon'
  return findings.length > 0 ? 'check_advised' : 'no_signs'
}
