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

/**
 * Errors that are gone although nobody has changed a value since they were told: the form says that it is as it was sent,
 * or else its values do. Trap: an answer brings more than what was asked for, such as the fields of the line that the last
 * save added to the history.
 */
export function lostErrors({ errors, values }: ToldErrors, state: FormState, isModified: boolean): FieldError[] {
  const lost = errors.filter(({ path }) => state[path] && state[path].valid !== false)
  const isChanged = isModified && Object.entries(values).some(([path, value]) => !dequal(state[path]?.value, value))
  return isChanged ? [] : lost
}

const valuesOf = (state: FormState) =>
  Object.fromEntries(Object.entries(state).map(([path, { value }]) => [path, value]))
