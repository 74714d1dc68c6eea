import type { FormState } from 'payload'
import { isSame } from '../../../../admin/unsaved-changes/changed-fields.ts'
import type { EditorRow } from '../../operations/read-editor.ts'

/**
 * The form as the rows say it is. Trap: the rows are read a moment after the form, and a save that arrives between shows
 * in them alone; once the form is there it is too late, for it sets itself to what it was given after all inside it.
 */
export function newestState(state: FormState | undefined, rows: readonly EditorRow[]): FormState | undefined {
  if (!state) return state
  const newest = { ...state }
  for (const { formPath, own } of rows) {
    const field = formPath === null ? undefined : state[formPath]
    if (!field || formPath === null || isSame(field.value || null, own.value || null)) continue
    newest[formPath] = { ...field, value: own.value, initialValue: own.value }
  }
  return newest
}
