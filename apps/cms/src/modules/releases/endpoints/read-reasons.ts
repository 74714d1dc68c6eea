import type { PayloadRequest } from 'payload'
import { fieldLabel } from '../../../fields/walk/field-label.ts'
import { fieldsOf } from '../../../fields/walk/fields-of.ts'
import { languageOf } from '../../../i18n/translate.ts'
import type { StopReason, StoredReason } from '../operations/stop-reasons.ts'

/** What is kept, with what was said of it and the labels of its fields in the language of who reads it. */
export function readReasons(req: PayloadRequest, stored: unknown): StopReason[] {
  if (!Array.isArray(stored)) return []
  return (stored as StoredReason[]).map(({ collection, id, locale, reason, fields = [], said }) => {
    if (said) return { collection, id, locale, reason, fields, ...said[languageOf(req)] } as StopReason
    const config = fieldsOf(req.payload, collection, id)
    const lacks = fields.map((path) => fieldLabel(path, config, req))
    return { collection, id, locale, reason, fields, lacks, words: null } as StopReason
  })
}
