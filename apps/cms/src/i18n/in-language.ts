import type { PayloadRequest } from 'payload'

/** A label of Payload's kind (words, words by language, or a function that translates) in the editor's language. */
export function inLanguage(label: unknown, { i18n, t }: Pick<PayloadRequest, 'i18n' | 't'>): string {
  if (typeof label === 'string') return label
  if (typeof label === 'function') return String(label({ i18n, t }))
  if (typeof label !== 'object' || label === null) return ''
  const words = label as Record<string, unknown>
  return String(words[i18n?.language] ?? words.ru ?? '')
}
