import { dequal } from 'dequal/lite'
import type { FormState } from 'payload'

export type FieldError = { path: string; message: string }

/** What a form was refused for, and with which values. */
export type ToldErrors = { errors: FieldError[]; values: Record<string, unknown> }

/** @returns null where nothing is refused */
export function toldErrorsOf(state: FormState): ToldErrors | null {
  const errors = Object.entries(state).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
  )
  return errors.length > 0 ? { errors, values: valuesOf(state) } : null
}

/** Errors that are gone although nobody has changed a value since they were told. */
export function lostErrors({ errors, values }: ToldErrors, state: FormState): FieldError[] {
  const lost = errors.filter(({ path }) => state[path] && state[path].valid !== false)
  return lost.length > 0 && dequal(valuesOf(state), values) ? lost : []
}

const valuesOf = (state: FormState) =>
  Object.fromEntries(Object.entries(state).map(([path, { value }]) => [path, value]))
