import { defaultLocale, isLocale } from '@estu/domain/locale/locales'
import type { RichTextField } from 'payload'
import { languageOf } from '../../i18n/translate.ts'
import { faultSentence } from './fault-words.ts'
import { findTextFault } from './find-text-fault.ts'
import { insertableOf } from './insertable-of.ts'

/** Collections may share a block, and so its fields. */
const validated = new WeakSet<object>()

/** Puts the shape of a text before the other rules of its field, which a document must meet to be public. */
export function validateText(field: RichTextField): void {
  const { validate } = field
  if (!validate || validated.has(field)) return
  const own: typeof validate = (value, options) => {
    const { req } = options
    const fault = findTextFault(value, insertableOf(field))
    if (!fault) return validate(value, options)
    return faultSentence(fault, isLocale(req.locale) ? req.locale : defaultLocale, languageOf(req))
  }
  field.validate = own
  validated.add(field)
}
