import type { PayloadRequest } from 'payload'
import type { TextLeaf } from './text-leaves.ts'

type Speaker = Pick<PayloadRequest, 'i18n' | 't'>

/** A field's name as the editor reads it in the admin: «Вопросы об аппарате → Ответ». */
export function labelOf(leaf: Pick<TextLeaf, 'labels' | 'path'>, req: Speaker): string {
  const parts = leaf.labels.map((label) => inLanguage(label, req)).filter((part) => part !== '')
  return parts.length > 0 ? parts.join(' → ') : leaf.path
}

/** A label of Payload's kind (words, words by language, or a function that translates) in the editor's language. */
export function inLanguage(label: unknown, { i18n, t }: Speaker): string {
  if (typeof label === 'string') return label
  if (typeof label === 'function') return String(label({ i18n, t }))
  if (typeof label !== 'object' || label === null) return ''
  const words = label as Record<string, unknown>
  return String(words[i18n?.language] ?? words.ru ?? '')
}
