import { dequal } from 'dequal/lite'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'

/** Top-level fields of a document and what was typed into them, as JSON. */
export type Changes = Record<string, unknown>

/** What the server keeps by itself, and files, which are no typing. */
const notTyped = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'basedOn', 'file'])

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

export const isSame = (one: unknown, other: unknown) => one === other || dequal(plain(one), plain(other))

/** The values of a form as the document has them. */
const valuesOf = (fields: FormState): Changes => reduceFieldsToValues(fields, true)

/**
 * What differs between two states of a form. Only this is sent: a field that was not touched never goes back with the
 * value it had when the form was opened, over what another language's form saved since.
 */
export function changedFields(before: FormState, now: FormState): Changes {
  const [old, current] = [valuesOf(before), valuesOf(now)]
  const names = new Set([...Object.keys(old), ...Object.keys(current)])
  const changed = [...names].filter((name) => !notTyped.has(name) && !isSame(old[name], current[name]))
  return Object.fromEntries(changed.map((name) => [name, current[name] ?? null]))
}

/** In which pieces a form's typing is told, kept and sent. */
export type TypingFormat = {
  changed: (before: FormState, now: FormState) => Changes
  valuesOf: (fields: FormState) => Changes
}

/** By top-level fields. */
export const byFields: TypingFormat = { changed: changedFields, valuesOf }

/** Whether a form already says what was typed. */
export const holds = (values: Changes, changes: Changes): boolean =>
  Object.entries(changes).every(([name, value]) => isSame(values[name], value))

/** Whether any value differs. Compares by identity, so that it may run at each key stroke. */
export function hasOtherValues(before: FormState, now: FormState): boolean {
  const paths = Object.keys(now)
  if (paths.length !== Object.keys(before).length) return true
  return paths.some(
    (path) => now[path]?.value !== before[path]?.value || now[path]?.rows?.length !== before[path]?.rows?.length,
  )
}
