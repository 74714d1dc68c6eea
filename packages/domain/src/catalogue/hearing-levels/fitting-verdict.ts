import { ears, frequencies, type HearingLevels } from './hearing-levels.ts'

/** The levels a device can be set for at one frequency, dB HL, both ends included. */
export type Band = { hz: number; minDb: number; maxDb: number }

export type Verdict = {
  state: 'none' | 'all' | 'some' | 'nothing'
  inside: number
  /** Points that could be judged: typed, and at a frequency for which the device's range is known. */
  total: number
}

/** Whether a level lies in a device's range at a frequency; null where it cannot be judged. */
export function isInside(range: readonly Band[], hz: number, level: number | null | undefined): boolean | null {
  const band = range.find((one) => one.hz === hz)
  if (!band || level === null || level === undefined) return null
  return level >= band.minDb && level <= band.maxDb
}

/** How many of a person's points lie within a device's range. It counts; whether a device suits, a specialist says. */
export function fittingVerdict(range: readonly Band[], levels: HearingLevels): Verdict {
  const judged = ears
    .flatMap((ear) => frequencies.map((hz, index) => isInside(range, hz, levels[ear][index])))
    .filter((inside) => inside !== null)
  const total = judged.length
  const inside = judged.filter(Boolean).length
  return { state: stateOf(inside, total), inside, total }
}

function stateOf(inside: number, total: number): Verdict['state'] {
  if (total === 0) return 'none'
  if (inside === total) return 'all'
  return inside === 0 ? 'nothing' : 'some'
}
