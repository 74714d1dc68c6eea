import type { Locale } from '@estu/domain/locale/locales'
import type { TableError } from '../table-errors.ts'
import { isGarbled } from './garbled-text.ts'

const isAddress = /^\s*(?:\/|https?:)/

/** Halves of letters, and signs that stand for none. */
const lost = /[\ufffd\p{Cs}\p{Co}\p{Cn}]/u

/** Those beside tabs and line ends; `_x000D_` is how a workbook writes one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|_x[0-9a-f]{4}_/i

/** «А?парат», «?ақ», «слово ??? слово»: what Excel writes for letters that its encoding does not have. */
const questionMarks =
  /\p{Script=Cyrillic}\?+\p{Script=Cyrillic}|(?<![\p{L}\d?])\?+\p{Script=Cyrillic}|(?<!\S)\?{2,}(?!\S)/u

/** What Excel and LibreOffice show instead of a value, in each language. */
const formulaError = /^\s*(?:#(?:[\p{Lu}\d/_ ]+[!?]|GETTING_DATA|N\/A|Н\/Д|#+)|(?:Err|Ошибка):\d{3})\s*$/u

/** A long number that Excel has cut: 4,60123E+12. */
const cutNumber = /^\s*[+-]?\d(?:[.,]\d+)?E[+-]\d+\s*$/i

const doubts: readonly [TableError, (text: string) => boolean][] = [
  ['formula-error', (text) => formulaError.test(text)],
  ['lost-letters', (text) => lost.test(text)],
  ['garbled', isGarbled],
  ['control-signs', (text) => control.test(text)],
  ['question-marks', (text) => !isAddress.test(text) && questionMarks.test(text)],
  ['cut-number', (text) => cutNumber.test(text)],
]

/** Returns why a cell's text is surely not what somebody wrote; null for a text like any other. */
export function doubtOf(text: string): TableError | null {
  if (text === '') return null
  return doubts.find(([, isIn]) => isIn(text))?.[0] ?? null
}

/**
 * Returns whether a `?` may stand for a lost letter in a file whose encoding has no Kazakh ones: «Ба?» for «Бақ». Russian
 * texts lose none, and ask questions.
 */
export const mayLackLetters = (text: string, locale: Locale | null): boolean =>
  /^\s*\?+\s*$/.test(text) || (locale !== 'ru' && !isAddress.test(text) && /\p{L}\?/u.test(text))
