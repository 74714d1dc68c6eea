import { cleanLine } from '../text/clean-text.ts'

const between = /[\s.()-]+/g

/** A typed number without what stands between its digits: blanks, dashes, brackets, stops, marks that are not seen. */
export const withoutSeparators = (typed: string): string => cleanLine(typed).replace(between, '')

const longest = 40
/** The country's prefix before another one, as in «+7 +7 701 …», «8 8 701 …» and «+7 8701 …». */
const secondPrefix = /^\+?[78] ?(?=\+ ?[78]|8 ?7)|^\+?[78] (?=[78] 7)/

/** The digits of a typed number and a leading `+`, a prefix that was typed twice once; '' for what is no number. */
function dialled(input: string): string {
  if (input.length > longest) return ''
  const groups = cleanLine(input).replace(between, ' ').trim()
  if (!/^[\d+ ]+$/.test(groups)) return ''
  const hasMoreDigits = groups.replace(/\D/g, '').length > 11
  const number = (hasMoreDigits ? groups.replace(secondPrefix, '') : groups).replaceAll(' ', '')
  return (number.startsWith('+') ? '+' : '') + number.replace(/\D/g, '')
}

/**
 * Reads a Kazakhstan number as `+77XXXXXXXXX` from any usual spelling: 8…, +7…, ten digits, 00 7… and 8 10 7… as from
 * abroad; null when it is none. After `+` the country's digit has to stand: ten digits there lack one.
 */
export function parseKazakhPhone(input: string): string | null {
  const national = /^(?:\+[78]|(?:(?:00|810)?7|8)?)(7\d{9})$/.exec(dialled(input))?.[1]
  return national ? `+7${national}` : null
}

/** Another country's code after `+`, 00 or 8 10. */
const abroad = /^(?:\+|00|810)(?!7|87|0)\d{7,15}$/
/** Codes of Russia, with which Kazakhstan shares +7 and 8. */
const russian = /^(?:(?:\+|00|810)?7|\+?8)(?:[349]\d|8[1-6])\d{8}$|^9\d{9}$/

/** Whether a typed number is a whole number of another country, and no misspelt number of Kazakhstan. */
export function isForeignPhone(input: string): boolean {
  const number = dialled(input)
  return !parseKazakhPhone(input) && (abroad.test(number) || russian.test(number))
}

/** Whether a number stands in a flat or an office, where no message arrives: codes of regions begin with 71 and 72. */
export const isLandline = (e164: string): boolean => /^\+77[12]\d{8}$/.test(e164)

/** `+77012345678` as «+7 701 234 56 78»; anything else as it came. */
export function formatPhone(e164: string): string {
  const parts = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(e164)
  return parts ? `+7 ${parts.slice(1).join(' ')}` : e164
}

/** As a page shows a number: a line may end before or after it, never within. */
export const displayPhone = (e164: string): string => formatPhone(e164).replaceAll(' ', '\u00a0')
