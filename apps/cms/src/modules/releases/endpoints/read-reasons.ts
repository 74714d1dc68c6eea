import type { PayloadRequest } from 'payload'
import { fieldLabel } from '../../../fields/walk/field-label.ts'
import { fieldsOf } from '../../../fields/walk/fields-of.ts'
import type { StopReason, storedReasons } from '../operations/stop-reasons.ts'

/** What is kept, with the labels of its fields in the language of who reads it. */
export function readReasons(req: PayloadRequest, stored: unknown): StopReason[] {
  if (!Array.isArray(stored)) return []
  return (stored as ReturnType<typeof storedReasons>).map(({ collection, id, locale, reason, fields = [] }) => {
    const config = fieldsOf(req.payload, collection, id)
    const lacks = fields.map((path) => fieldLabel(path, config, req))
    return { collection, id, locale, reason, fields, lacks, words: null } as StopReason
  })
}
