/** A longer name breaks the header, a letter's sender and every browser tab. */
export const longestName = 60

/** What an installed app is called below its icon. */
export const longestShortName = 12

export type NameFault = 'empty' | 'long' | 'markup'

/** Angle brackets, and what cannot be seen or would begin another line. */
const markup = /[<>\p{Cc}\u2028\u2029]/u

/** Returns what is wrong with a shop's name, or null. It stands in pages, headers of letters and calendars. */
export function nameFault(value: unknown, longest: number): NameFault | null {
  if (typeof value !== 'string' || value.trim() === '') return 'empty'
  const name = value.trim()
  if (markup.test(value)) return 'markup'
  return [...name].length > longest ? 'long' : null
}
