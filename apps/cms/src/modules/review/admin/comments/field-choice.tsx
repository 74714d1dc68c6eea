'use client'

import { useTranslate } from '../../../../admin/use-translate.ts'
import type { NamedField } from '../../operations/field-names.ts'

type Props = { fields: readonly NamedField[]; field: string | null; onField: (field: string | null) => void }

/** What a new comment is about. A row that was added a moment ago has no name yet. */
export function FieldChoice({ fields, field, onField }: Props) {
  const say = useTranslate()
  const isNamed = field === null || fields.some(({ path }) => path === field)
  return (
    <label className="estu-comments__field">
      <span>{say('О чём', 'Не туралы')}</span>
      <select
        name="comment-field"
        value={field ?? ''}
        onChange={({ target }) => onField(target.value === '' ? null : target.value)}
      >
        <option value="">{say('Весь документ', 'Бүкіл құжат')}</option>
        {!isNamed && field !== null && <option value={field}>{field}</option>}
        {fields.map(({ path, label }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
