import { found, goOn, type SearchStep } from './threshold.ts'
import { maxPresentations, toneLevels } from './tone-limits.ts'

/** Presentations at one level that came after a step up. */
type Ascent = { readonly level: number; readonly presented: number; readonly heard: number }

export type ThresholdSearch = {
  readonly kind: 'threshold'
  readonly level: number
  /** Until the first tone is heard, steps are large and count for nothing. */
  readonly familiar: boolean
  readonly ascending: boolean
  readonly ascents: readonly Ascent[]
  readonly missesAtCap: number
  readonly hitsAtFloor: number
  readonly presentations: number
}

export const startThresholdSearch = (): ThresholdSearch => ({
  kind: 'threshold',
  level: toneLevels.start,
  familiar: false,
  ascending: false,
  ascents: [],
  missesAtCap: 0,
  hitsAtFloor: 0,
  presentations: 0,
})

/**
 * Modified Hughson-Westlake (ASHA 2005, BSA 2011): down 10 dB when heard, up 5 dB when not; the threshold is the lowest
 * level heard in at least half, and at least two, of its presentations after a step up. Thresholds come out about 2.5 dB
 * above the true ones: that lies in steps of 5 dB.
 */
export function afterToneAnswer(search: ThresholdSearch, heard: boolean): SearchStep<ThresholdSearch> {
  const counted = count(search, heard)
  const { level, missesAtCap, hitsAtFloor, presentations } = counted
  if (missesAtCap >= 2) return found({ kind: 'no_response' })
  if (hitsAtFloor >= 2) return found({ kind: 'at_floor' })
  const settled = counted.ascents.find((ascent) => ascent.level === level)
  if (settled && settled.heard >= 2 && settled.heard * 2 >= settled.presented) return found({ kind: 'measured', level })
  if (presentations >= maxPresentations) return found({ kind: 'skipped' })
  return goOn(heard ? stepDown(counted) : stepUp(counted))
}

function count(search: ThresholdSearch, heard: boolean): ThresholdSearch {
  const { level, ascending, ascents, missesAtCap, hitsAtFloor, presentations } = search
  return {
    ...search,
    ascents: ascending ? withAscent(ascents, level, heard) : ascents,
    missesAtCap: missesAtCap + (level === toneLevels.cap && !heard ? 1 : 0),
    hitsAtFloor: hitsAtFloor + (level === toneLevels.floor && heard ? 1 : 0),
    presentations: presentations + 1,
  }
}

function withAscent(ascents: readonly Ascent[], level: number, heard: boolean): readonly Ascent[] {
  const { presented, heard: before } = ascents.find((ascent) => ascent.level === level) ?? { presented: 0, heard: 0 }
  const others = ascents.filter((ascent) => ascent.level !== level)
  return [...others, { level, presented: presented + 1, heard: before + (heard ? 1 : 0) }]
}

const stepDown = (search: ThresholdSearch): ThresholdSearch => ({
  ...search,
  familiar: true,
  ascending: false,
  level: Math.max(search.level - toneLevels.stepDown, toneLevels.floor),
})

const stepUp = (search: ThresholdSearch): ThresholdSearch => ({
  ...search,
  ascending: search.familiar,
  level: Math.min(search.level + (search.familiar ? toneLevels.stepUp : toneLevels.familiarise), toneLevels.cap),
})
