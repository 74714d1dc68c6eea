/** One line of the table: what was measured, its value in a shop, and what it may be at most. */
export type Figure = {
  name: string
  value: number
  unit: 'ms' | 's' | 'KB' | 'MB' | '/s' | '×' | 'yes/no'
  /** At the largest size; null where it is only told. */
  most?: number
  least?: number
}

/** What could not be measured because nothing answers there yet. */
export type Missing = { name: string; value: null }

export const isMissed = ({ value, most, least }: Figure): boolean =>
  (most !== undefined && value > most) || (least !== undefined && value < least)

/** The value that this share of the times did not exceed. */
export const at = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
