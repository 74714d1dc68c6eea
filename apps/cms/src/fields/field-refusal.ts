import { type Field, type PayloadRequest, ValidationError } from 'payload'
import { fieldLabel } from './walk/field-label.ts'

/** @property label what to call the field, where it is none of the form's own */
export type RefusedField = { path: string; message: string; label?: string }

/**
 * Returns the error that refuses a save. The form puts each message beside its field; the notice that comes up names the
 * fields as the form does, in the language of whoever saves. Trap: without words Payload's own error speaks English.
 */
export function fieldRefusal(req: PayloadRequest, fields: readonly Field[], refused: readonly RefusedField[]) {
  const errors = refused.map(({ path, message, label }) => ({
    path,
    message,
    label: label ?? fieldLabel(path, fields, req),
  }))
  return new ValidationError({ errors, req }, req.t)
}
