import { frequencies, levelLimits } from './hearing-levels.ts'

const tenth = (percent: number) => Math.round(percent * 10) / 10

/** Where a level stands in percent of the plot's height: stronger losses lie lower. */
export const levelAt = (db: number): number =>
  tenth(((db - levelLimits.min) / (levelLimits.max - levelLimits.min)) * 100)

/** Where a frequency stands in percent of the plot's width: each octave is as wide as the next. */
export const frequencyAt = (index: number): number => tenth(((index + 0.5) / frequencies.length) * 100)

/** The line through the points of one ear, as the data of a path in a box of 100 by 100; a gap where nothing was typed. */
export function lineThrough(levels: readonly (number | null)[]): string {
  return levels
    .map((level, index) => {
      if (level === null) return ''
      const joined = index > 0 && levels[index - 1] !== null
      return `${joined ? 'L' : 'M'}${frequencyAt(index)} ${levelAt(level)}`
    })
    .join('')
}
