import { parseKazakhPhone, withoutSeparators } from './phone.ts'

/** Fewer would find half of the people. */
const fewest = 4

/**
 * What of a stored number (`+77XXXXXXXXX`) a search for `query` looks for: digits that stand in it one after another.
 * «8 701» is the beginning of a number, and may also be a part within one: both are looked for.
 * @returns none for a query that is no part of a number
 */
export function phoneDigits(query: string): string[] {
  const whole = parseKazakhPhone(query)
  if (whole) return [whole.slice(1)]
  const typed = withoutSeparators(query)
  const digits = typed.replace(/^\+/, '')
  if (!/^\d+$/.test(digits) || digits.length < fewest || digits.length > 11) return []
  return digits.startsWith('87') ? [digits, `7${digits.slice(1)}`] : [digits]
}
