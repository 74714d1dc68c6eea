import type { Rule } from './rule.ts'

/** Between words a dash with its spaces; at the beginning of a line a hyphen is the mark of a list. */
export const dash: Rule = {
  slip: 'dash',
  mend: (text) =>
    text
      .replace(
        /(?<=[\p{L}\p{N}»“)\]}…,.!?%*])[ \u00a0](?:-{1,2}|–)(?=[ \u00a0][\p{L}«„("*[])/gu,
        (found) => `${found[0]}—`,
      )
      .replace(/(?<=\p{L})—(?=\p{L})/gu, ' — '),
}

const amount = String.raw`\d{1,4}(?:,\d+)?`
/** A Latin word and two numbers are a name: `RIC 50-312`. */
const numbers = new RegExp(
  String.raw`(?<![\p{L}\d.,:/–-])(?<![A-Za-z0-9][ \u00a0])(${amount}) ?- ?(${amount})(?=[ \u00a0]?(?:[%₸°]|[ \u00a0]\p{Ll}))`,
  'gu',
)

/** Between two amounts a short dash without spaces: `2–3 недели`. */
export const range: Rule = {
  slip: 'range',
  mend: (text) =>
    text.replace(numbers, (found, from: string, to: string) =>
      amountOf(from) < amountOf(to) ? `${from}–${to}` : found,
    ),
}

const amountOf = (number: string) => Number(number.replace(',', '.'))
