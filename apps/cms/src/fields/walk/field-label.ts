import type { Field, PayloadRequest } from 'payload'
import { inLanguage } from '../../i18n/in-language.ts'
import { dataFields } from './data-fields.ts'

type Speaker = Pick<PayloadRequest, 'i18n' | 't'>

/** `faq.{row}.answer` as «Вопросы об аппарате → Ответ»: what the form calls each step that is a field. */
export function fieldLabel(path: string, fields: readonly Field[], req: Speaker): string {
  const words: string[] = []
  let within: readonly Field[] = fields
  for (const part of path.split('.')) {
    const field = dataFields(within).find(({ name }) => name === part)
    if (!field) continue
    const label = 'label' in field ? inLanguage(field.label, req) : ''
    if (label) words.push(label)
    within = 'fields' in field ? field.fields : []
  }
  return words.join(' → ') || path
}
