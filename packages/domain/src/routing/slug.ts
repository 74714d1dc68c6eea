import { latinLetters } from './latin-letters.ts'

const maxLength = 96

/** A letter in Latin, a capital as a capital; with its accent where only the letter beneath it is known, else as it is. */
function inLatin(letter: string): string {
  const lower = letter.toLowerCase()
  const known = latinLetters[lower] ?? latinLetters[lower.normalize('NFD').charAt(0)]
  if (known === undefined) return letter
  return letter === lower ? known : known.charAt(0).toUpperCase() + known.slice(1)
}

/**
 * An address made from a title: ASCII letters, digits and hyphens, 96 characters at most, cut at a hyphen where there
 * is one in the second half; '' when nothing is left.
 * @param options.keepCase keeps capitals and underscores, as in an address that an editor typed.
 */
export function toSlug(text: string, { keepCase = false } = {}): string {
  const letters = [...text.normalize('NFC')].map(inLatin).join('').normalize('NFD').replace(/\p{M}/gu, '')
  const words = keepCase ? letters.replace(/[^A-Za-z0-9_]+/g, '-') : letters.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return withoutEnds(shorten(withoutEnds(words)))
}

const withoutEnds = (slug: string) => slug.replace(/^[-_]+/, '').replace(/(?<![-_])[-_]+$/, '')

function shorten(slug: string): string {
  if (slug.length <= maxLength) return slug
  const end = slug.slice(0, maxLength + 1).lastIndexOf('-')
  return slug.slice(0, end > maxLength / 2 ? end : maxLength)
}

/**
 * Whether a value may stand as an address: ASCII letters of either case, digits, `-` and `_`, 1 to 96 characters, a
 * letter or a digit at both ends.
 */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,94}[A-Za-z0-9])?$/.test(value)
