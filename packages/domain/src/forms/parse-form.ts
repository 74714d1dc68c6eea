import type { z } from 'zod'
import { type FieldError, fieldErrors } from './form-fields.ts'

export type FieldErrors = Readonly<Record<string, FieldError>>
export type ParsedForm<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors }

/** Checks what was typed; of several faults of one field the first is named. */
export function parseForm<S extends z.ZodType>(schema: S, typed: unknown): ParsedForm<z.output<S>> {
  const result = schema.safeParse(typed)
  if (result.success) return { ok: true, value: result.data }
  const errors: Record<string, FieldError> = {}
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? 'form')
    errors[field] ??= codeOf(issue.message)
  }
  return { ok: false, errors }
}

const codeOf = (message: string): FieldError => fieldErrors.find((code) => code === message) ?? 'required'
