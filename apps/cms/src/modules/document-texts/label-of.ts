import type { PayloadRequest } from 'payload'
import { inLanguage } from '../../i18n/in-language.ts'
import type { TextLeaf } from './text-leaves.ts'

type Speaker = Pick<PayloadRequest, 'i18n' | 't'>

/** A field's name as the editor reads it in the admin: «Вопросы об аппарате → Ответ». */
export function labelOf(leaf: Pick<TextLeaf, 'labels' | 'path'>, req: Speaker): string {
  const parts = leaf.labels.map((label) => inLanguage(label, req)).filter((part) => part !== '')
  return parts.length > 0 ? parts.join(' → ') : leaf.path
}
