import type { Locale } from '@estu/domain/locale/locales'
import type { Option } from 'payload'

/** What a select may hold, as its collection keeps it and as both languages call it. */
export type Choice = { value: string } & Record<Locale, string>

export function choiceOf(option: Option): Choice {
  if (typeof option === 'string') return { value: option, ru: option, kk: option }
  const label = option.label as Choice | string
  const words = typeof label === 'string' ? { ru: label, kk: label } : label
  return { value: option.value, ru: words.ru || option.value, kk: words.kk || words.ru || option.value }
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The value that a cell means by its code or by what either language calls it; null for none, or for more than one. */
export function choiceNamed(choices: readonly Choice[], cell: string): string | null {
  const word = cell.trim()
  if (choices.some(({ value }) => value === word)) return word
  const called = choices.filter(({ value, ru, kk }) => [value, ru, kk].some((name) => same(name, word)))
  return called.length === 1 ? (called[0]?.value ?? null) : null
}

/** A value as people call it; its code where the word would be read back as another, or would fall apart in a list. */
export function wordOfChoice(choices: readonly Choice[], value: string, language: Locale): string {
  const word = choices.find((choice) => choice.value === value)?.[language]
  return word && !/[;\n]/.test(word) && choiceNamed(choices, word) === value ? word : value
}
