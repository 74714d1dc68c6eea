import type { Locale } from '@estu/domain/locale/locales'
import { storable } from '@estu/domain/text/storable'

/** What a spreadsheet would run as a formula. Source: OWASP, CSV injection. */
const runs = /^'*[=+\-@\t\r]/

/** A text that a spreadsheet shows and never runs. `readable` undoes exactly this. */
export const harmless = (text: string): string => (runs.test(text) ? `'${text}` : text)

/** The text as it was written before `harmless`, and as it can be kept. */
export function readable(cell: string): string {
  const text = storable(cell)
  return text.startsWith("'") && runs.test(text.slice(1)) ? text.slice(1) : text
}

/** A number as people write it here: «389 990», «1 234,5»; null when it is none. */
export function numberOf(cell: string): number | null {
  const plain = cell.replace(/[\s\u00a0\u202f₸]/g, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

const yes = new Set(['да', 'иә', 'yes', 'true', '1', '+'])
const no = new Set(['нет', 'жоқ', 'no', 'false', '0', '-', ''])

/** «да» and «иә», «нет» and «жоқ»; null for anything else. */
export function yesOrNo(cell: string): boolean | null {
  const word = cell.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}

export const wordOfYesNo = (isYes: boolean, language: Locale): string => answers[language][isYes ? 0 : 1]

const answers = { ru: ['да', 'нет'], kk: ['иә', 'жоқ'] } as const

/** Values of a cell that holds several. */
export const listOf = (cell: string): string[] =>
  cell
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter(Boolean)
