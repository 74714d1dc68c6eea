import { dash, range } from './rules/dashes.ts'
import { alphabet, suffix } from './rules/kazakh.ts'
import { money, numberSign, percent, time } from './rules/numbers.ts'
import { pair } from './rules/pairs.ts'
import { quotes } from './rules/quotes.ts'
import type { Rule, TypographySlip } from './rules/rule.ts'
import { ellipsis, spaces } from './rules/spaces.ts'

const rules: readonly Rule[] = [
  alphabet,
  ellipsis,
  quotes,
  spaces,
  suffix,
  range,
  pair,
  dash,
  numberSign,
  percent,
  money,
  time,
]

const rulesOfPieces = rules.filter((rule) => rule !== quotes)

const cyrillic = /\p{Script=Cyrillic}/u
/** Addresses keep their signs. */
const address = /(?:https?:\/\/|www\.)[^\s)]+|[^\s@]+@[^\s@]+\.\w+/g

export type MendedText = { text: string; slips: TypographySlip[] }

/**
 * A Russian or Kazakh text as it is printed, and what was against the rules. Codes, names and addresses in Latin
 * letters are no text. No-break spaces are none of its matters: they are put where a text is shown
 * (`withNoBreaks`), never where it is kept.
 */
export const mendTypography = (text: string): MendedText => mendBy(rules, text)

/** For a piece of a longer text: a mark’s partner may stand in another. */
export const mendPiece = (text: string): MendedText => mendBy(rulesOfPieces, text)

function mendBy(rules: readonly Rule[], text: string): MendedText {
  if (!cyrillic.test(text)) return { text, slips: [] }
  const addresses: string[] = []
  const hidden = text.replace(address, (found) => `\ue000${addresses.push(found) - 1}\ue001`)
  const slips: TypographySlip[] = []
  const mended = rules.reduce((before, { slip, mend }) => {
    const after = mend(before)
    if (after !== before) slips.push(slip)
    return after
  }, hidden)
  return { text: mended.replace(/\ue000(\d+)\ue001/g, (_, index) => addresses[Number(index)] as string), slips }
}
