import type { Locale } from '@estu/domain/locale/locales'
import { cleanLine } from '@estu/domain/text/clean-text'
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

/** Thousands stand apart by a space; two numbers side by side are none. */
const written = /^-?(\d+|\d{1,3}(?: \d{3})+)(?:[.,](\d+))?$/

/**
 * A number as people write it here: «389 990», «1 234,5»; null when it is none. «389.000» is unclear: three hundred
 * thousand to some, and a fraction to others.
 */
export function numberOf(cell: string): number | 'unclear' | null {
  const [all, whole = '', fraction = ''] = written.exec(cleanLine(cell)) ?? []
  if (all === undefined) return null
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return 'unclear'
  return Number(all.replaceAll(' ', '').replace(',', '.'))
}

const currency = /^(?:₸|kzt)\s*|\s*(?:₸|тг\.?|тенге|теңге|kzt)$/giu

/** A sum of tenge, with the currency's name or sign or without. */
export const sumOf = (cell: string): number | 'unclear' | null => numberOf(cleanLine(cell).replace(currency, ''))

const yes = new Set(['да', 'иә', 'yes', 'true', 'истина', 'ақиқат', '1', '+'])
const no = new Set(['нет', 'жоқ', 'no', 'false', 'ложь', 'жалған', '0', '-', ''])

/** «да» and «иә», «нет» and «жоқ», and what Excel writes in each language; null for anything else. */
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
