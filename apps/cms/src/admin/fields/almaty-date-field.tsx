'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { useState } from 'react'
import { useTranslate } from '../use-translate.ts'
import { type DateKind, type DateParts, partsOf, withDay, withTime } from './date-parts.ts'

/** A day, or a day and a time, on the clock of Almaty wherever the browser stands. Trap: Payload's own asks the browser. */
export function AlmatyDateField({ field, path, readOnly }: DateFieldClientProps) {
  const { admin, label, localized, required } = field
  const { i18n } = useTranslation()
  const say = useTranslate()
  const { value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const [typed, setTyped] = useState<DateParts>({ day: '', time: '' })
  const kind = kindOf(field)
  const shown = value ? partsOf(value) : typed
  const change = ({ parts, stored }: { parts: DateParts; stored: string | null }) => {
    setTyped(parts)
    setValue(stored)
  }
  const isFixed = Boolean(readOnly || disabled)
  return (
    <div className={`field-type text estu-date${showError ? ' error' : ''}${isFixed ? ' read-only' : ''}`}>
      <FieldLabel label={label} localized={localized} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          type="date"
          id={`field-${path.replaceAll('.', '__')}`}
          value={shown.day}
          readOnly={isFixed}
          onChange={(event) => change(withDay(shown, event.target.value, kind))}
        />
        {kind === 'minute' && (
          <input
            type="time"
            aria-label={`${getTranslation(label ?? '', i18n)}: ${say('время', 'уақыты')}`}
            value={shown.time}
            readOnly={isFixed}
            onChange={(event) => change(withTime(shown, event.target.value))}
          />
        )}
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}

function kindOf({ admin }: DateFieldClientProps['field']): DateKind {
  const picker: { pickerAppearance?: string } = admin?.date ?? {}
  return picker.pickerAppearance === 'dayAndTime' ? 'minute' : 'day'
}
