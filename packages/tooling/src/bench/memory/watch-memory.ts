import { residentMb } from './resident-memory.ts'

const everyMs = 1000

/** Memory that a process held, MB, a value a second. */
export type WatchedMemory = { values: readonly number[]; stop: () => void }

export function watchMemory(pid: number | undefined): WatchedMemory {
  const values: number[] = []
  const timer = setInterval(() => void residentMb(pid).then((now) => values.push(now)), everyMs)
  return { values, stop: () => clearInterval(timer) }
}

/** The highest that was seen; 0 where nothing was. */
export const peakOf = ({ values }: WatchedMemory): number => Math.max(0, ...values)

/** How much more the last third held than the one before it, by their medians: 0 where it stays flat, 0.1 for a tenth. */
export function growthOf({ values }: WatchedMemory): number {
  const third = Math.floor(values.length / 3)
  const middle = medianOf(values.slice(third, 2 * third))
  return middle === 0 ? 0 : medianOf(values.slice(2 * third)) / middle - 1
}

const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
