import type { PayloadRequest } from 'payload'
import { say } from '../admin-language/say.ts'

type Context = { id?: string | number; req: PayloadRequest }

/** A document that refers to itself would lead its reader round in a circle. */
export function refuseItself(value: unknown, { id, req }: Context): string | true {
  const chosen = Array.isArray(value) ? value : [value]
  if (!id || !chosen.some((one) => idOf(one) === String(id))) return true
  return say(req, 'Документ не может ссылаться сам на себя.', 'Құжат өзіне-өзі сілтей алмайды.')
}

function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null && 'id' in value) return String(value.id)
  return null
}
