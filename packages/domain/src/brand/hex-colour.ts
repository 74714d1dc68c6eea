const sixDigits = /^#[\da-f]{6}$/

/** A colour as it is stored: six hexadecimal digits, in small letters. */
export const isHexColour = (value: unknown): value is string => typeof value === 'string' && sixDigits.test(value)

/** Returns the red, green and blue of a colour, 0 to 255. */
export const channelsOf = (colour: string): [red: number, green: number, blue: number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

/** Mixes a share of one colour into another, channel by channel. @param share 0 to 1 */
export function mixColours(base: string, added: string, share: number): string {
  const other = channelsOf(added)
  const mixed = channelsOf(base).map((channel, index) => Math.round(channel + ((other[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
