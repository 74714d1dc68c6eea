import type { Locale } from '@estu/domain/locale/locales'
import { isData } from '../../../fields/walk/document-data.ts'

/** The words of a field with a value for each language; empty where nothing is written. */
export function wordsIn(value: unknown, locale: Locale): string {
  const text = isData(value) ? value[locale] : null
  return typeof text === 'string' ? text.trim() : ''
}
