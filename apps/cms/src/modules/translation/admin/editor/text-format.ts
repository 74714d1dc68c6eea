import type { FormState } from 'payload'
import { type Changes, isSame, type TypingFormat } from '../../../../admin/unsaved-changes/changed-fields.ts'
import type { EditorRow } from '../../operations/read-editor.ts'

/** Nothing typed and an emptied field are one. */
const valueIn = (fields: FormState, formPath: string): unknown => fields[formPath]?.value || null

/** The typing of a form told text by text, by the paths that stay the same when rows are moved. */
export function textFormat(rows: readonly EditorRow[]): TypingFormat {
  const places = rows.flatMap(({ path, formPath }) => (formPath ? [{ path, formPath }] : []))
  const valuesOf = (fields: FormState): Changes =>
    Object.fromEntries(places.map(({ path, formPath }) => [path, valueIn(fields, formPath)]))
  const changed = (before: FormState, now: FormState): Changes =>
    Object.fromEntries(
      places
        .filter(({ formPath }) => !isSame(valueIn(before, formPath), valueIn(now, formPath)))
        .map(({ path, formPath }) => [path, valueIn(now, formPath)]),
    )
  return { valuesOf, changed }
}
