import type { Locale } from '@estu/domain/locale/locales'
import type { RowError } from './planning/import-plan.ts'
import type { Column } from './table-columns.ts'
import { tableErrors } from './table-errors.ts'

const mostChoices = 12
const longestValue = 80

/** An error of a plan as its reader sees it: the column by its name, and what a cell may hold instead. */
export function describeError(
  { row, column, code, value, reason }: RowError,
  columns: readonly Column[],
  language: Locale,
) {
  const named = columns.find(({ key }) => key === column)
  const sentence = tableErrors[code][language]
  const allowed = code === 'unknown-choice' && named ? ` ${allowedWords(named, language)}` : ''
  const said = reason ? ` ${reason}` : ''
  return {
    row,
    column: named?.label[language] || column,
    value: value.slice(0, longestValue),
    code,
    message: sentence + allowed + said,
  }
}

const lead: Record<Locale, string> = { ru: 'Можно:', kk: 'Мыналар болады:' }

function allowedWords({ options }: Column, language: Locale): string {
  const words = options.slice(0, mostChoices).map((choice) => choice[language])
  return `${lead[language]} ${words.join(', ')}${options.length > mostChoices ? '…' : '.'}`
}
