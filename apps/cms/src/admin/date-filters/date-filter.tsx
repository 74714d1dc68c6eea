'use client'

import { getTranslation } from '@payloadcms/translations'
import { useListQuery, useTranslation } from '@payloadcms/ui'
import type { DateFieldClient } from 'payload'
import { useLayoutEffect, useRef, useState } from 'react'
import { DateInputs } from '../fields/date-inputs.tsx'
import { type ChangedDate, type DateKind, type DateParts, partsOf } from '../fields/date-parts.ts'
import type { DateFieldAt } from './date-fields.ts'
import { conditionAt, instantOf, type Place, placeOf, withValueAt } from './filter-conditions.ts'

type Typed = { parts: DateParts; over: string | null }

/** The value of a date in the filter of a list, on the clock of Almaty. Trap: Payload's own asks the browser. */
export function DateFilter({ path, field }: DateFieldAt) {
  const { query, handleWhereChange } = useListQuery()
  const { t, i18n } = useTranslation()
  const self = useRef<HTMLDivElement>(null)
  // Payload draws one and the same element for every condition of a field, and tells it nothing.
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => setPlace(self.current && placeOf(self.current)), [])
  const condition = place && conditionAt(query.where, place, path)
  const change = (value: unknown) => {
    if (place) void handleWhereChange?.(withValueAt(query.where, place, path, value))
  }
  const name = getTranslation(field.label ?? '', i18n)
  return (
    <div className="field-type text estu-date" ref={self}>
      <div className="field-type__wrap">
        {condition?.operator === 'exists' ? (
          <select
            aria-label={name}
            value={String(condition.value ?? '')}
            onChange={(event) => change(event.target.value || undefined)}
          >
            <option value="" />
            <option value="true">{t('general:true')}</option>
            <option value="false">{t('general:false')}</option>
          </select>
        ) : (
          <Moment name={name} kind={kindOf(field)} stored={instantOf(condition?.value)} onChange={change} />
        )}
      </div>
    </div>
  )
}

type MomentProps = {
  name: string
  kind: DateKind
  stored: string | null
  onChange: (chosen: Date | undefined) => void
}

function Moment({ name, kind, stored, onChange }: MomentProps) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const parts = typed && typed.over === stored ? typed.parts : partsOf(stored ?? '')
  const change = (changed: ChangedDate) => {
    // Half a date asks nothing yet: the list stays as it is. Without a day there is nothing to ask for.
    const over = changed.stored ?? (changed.parts.day === '' ? null : stored)
    setTyped({ parts: changed.parts, over })
    if (over !== stored) onChange(over === null ? undefined : new Date(over))
  }
  return <DateInputs kind={kind} parts={parts} name={name} onChange={change} />
}

/** A list shows the time of whatever is no mere day, so its filter asks for the time too. */
function kindOf({ admin }: DateFieldClient): DateKind {
  const picker: { pickerAppearance?: string } = admin?.date ?? {}
  return picker.pickerAppearance === 'dayOnly' ? 'day' : 'minute'
}
