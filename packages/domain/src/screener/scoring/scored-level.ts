import type { Threshold } from '../tones/threshold.ts'
import { quickLevels, toneLevels } from '../tones/tone-limits.ts'
import type { HearingBand } from './screener-result.ts'

/** Wide on purpose: a home test errs by about ten decibels either way. In nominal decibels, the lower bound of a band. */
const bands = { ordinary: 25, loudOnly: 40 } as const

export const bandOfLevel = (level: number): HearingBand => {
  if (level < bands.ordinary) return 'quiet'
  return level < bands.loudOnly ? 'ordinary' : 'loud_only'
}

/**
 * A threshold as a number to reckon with; null where there is none. The quick mode knows only that a level was heard:
 * there the number is the middle of what that leaves.
 */
export function scoredLevel(threshold: Threshold, isQuick: boolean): number | null {
  switch (threshold.kind) {
    case 'measured':
      return isQuick ? threshold.level - toneLevels.stepUp : threshold.level
    case 'at_floor':
      return toneLevels.floor
    case 'no_response':
      return (isQuick ? quickLevels.ordinary : toneLevels.cap) + toneLevels.stepUp
    default:
      return null
  }
}
