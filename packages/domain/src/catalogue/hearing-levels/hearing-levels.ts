/** The frequencies of an audiogram as shops and clinics print it, in Hz. */
export const frequencies = [250, 500, 1000, 2000, 4000, 8000] as const

/** Right is drawn as O, left as X. */
export const ears = ['right', 'left'] as const
export type Ear = (typeof ears)[number]

/** What audiograms hold, in dB HL. */
export const levelLimits = { min: -10, max: 120 } as const

/** Thresholds of one person by ear, in the order of the frequencies, dB HL; null where nothing was typed. */
export type HearingLevels = Readonly<Record<Ear, readonly (number | null)[]>>

export const noLevels: HearingLevels = { right: frequencies.map(() => null), left: frequencies.map(() => null) }

/** A whole number of decibels as typed; null for an empty field, undefined for what is no level. */
export function parseLevel(typed: string): number | null | undefined {
  const text = typed.trim().replace(/^[−–]/, '-')
  if (text === '') return null
  if (!/^-?\d{1,3}$/.test(text)) return undefined
  const level = Number(text)
  return isLevel(level) ? level : undefined
}

const isLevel = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= levelLimits.min && Number(value) <= levelLimits.max

/** What a browser kept, as it was kept; whatever is damaged counts as not typed. */
export function parseLevels(kept: string | null | undefined): HearingLevels {
  const found = jsonOf(kept)
  const of = (ear: Ear) => {
    const list: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, ear) : undefined
    return frequencies.map((_, index) => {
      const value: unknown = Array.isArray(list) ? list[index] : null
      return isLevel(value) ? value : null
    })
  }
  return { right: of('right'), left: of('left') }
}

function jsonOf(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

export const serialiseLevels = ({ right, left }: HearingLevels): string => JSON.stringify({ right, left })

/** Where a browser keeps them; they are never sent. */
export const levelsKey = 'audiogram'
