'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { useState } from 'react'
import { DateInputs } from './date-inputs.tsx'
import { type ChangedDate, type DateKind, type DateParts, partsOf } from './date-parts.ts'

/** A day, or a day and a time, on the clock of Almaty wherever the browser stands. Trap: Payload's own asks the browser. */
export function AlmatyDateField({ field, path, readOnly }: DateFieldClientProps) {
  const { admin, label, localized, required } = field
  const { i18n } = useTranslation()
  const { value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const [typed, setTyped] = useState<DateParts>({ day: '', time: '' })
  const change = ({ parts, stored }: ChangedDate) => {
    setTyped(parts)
    setValue(stored)
  }
  const isFixed = Boolean(readOnly || disabled)
  return (
    <div className={`field-type text estu-date${showError ? ' error' : ''}${isFixed ? ' read-only' : ''}`}>
      <FieldLabel label={label} localized={localized} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <DateInputs
          kind={kindOf(field)}
          parts={value ? partsOf(value) : typed}
          name={getTranslation(label ?? '', i18n)}
          id={`field-${path.replaceAll('.', '__')}`}
          isFixed={isFixed}
          onChange={change}
        />
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}

function kindOf({ admin }: DateFieldClientProps['field']): DateKind {
  const picker: { pickerAppearance?: string } = admin?.date ?? {}
  return picker.pickerAppearance === 'dayAndTime' ? 'minute' : 'day'
}
