'use client'

import { FieldPathContext, useField, useFormFields } from '@payloadcms/ui'
import type { EditorRow } from '../../operations/read-editor.ts'

type Props = { row: EditorRow & { formPath: string }; locale: string; isReadOnly: boolean }

export const inputIdOf = (formPath: string) => `field-${formPath.replace(/\./g, '__')}`

/** The field of the translator's own language. */
export function OwnText(props: Props) {
  return props.row.kind === 'rich' ? <OwnRichText {...props} /> : <OwnWords {...props} />
}

const signsInLine = 60

function OwnWords({ row, locale, isReadOnly }: Props) {
  const { value, setValue } = useField<string>({ path: row.formPath })
  const words = value ?? ''
  const rows = Math.max(row.isLine ? 1 : 2, Math.ceil(Math.max(words.length, row.source.text.length) / signsInLine))
  return (
    <textarea
      id={inputIdOf(row.formPath)}
      lang={locale}
      rows={Math.min(rows, 14)}
      value={words}
      readOnly={isReadOnly}
      aria-labelledby={`label-${row.path}`}
      aria-describedby={`state-${row.path}`}
      onChange={(event) => setValue(row.isLine ? event.target.value.replace(/\n/g, ' ') : event.target.value)}
    />
  )
}

/** Payload's own editor, as the server has drawn it for the form. */
function OwnRichText({ row, locale }: Props) {
  const editor = useFormFields(([fields]) => fields?.[row.formPath]?.customComponents?.Field)
  return (
    <FieldPathContext value={row.formPath}>
      <div id={inputIdOf(row.formPath)} lang={locale}>
        {editor}
      </div>
    </FieldPathContext>
  )
}
