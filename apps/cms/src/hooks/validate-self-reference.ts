import type { PayloadRequest } from 'payload'
import { idOf } from '../fields/id-of.ts'
import { translate } from '../i18n/translate.ts'

type Context = { id?: string | number; req: PayloadRequest }

/** A document that refers to itself would lead its reader round in a circle. */
export function validateSelfReference(value: unknown, { id, req }: Context): string | true {
  const chosen = Array.isArray(value) ? value : [value]
  if (!id || !chosen.some((one) => idOf(one) === String(id))) return true
  return translate(req, 'Документ не может ссылаться сам на себя.', 'Құжат өзіне-өзі сілтей алмайды.')
}
