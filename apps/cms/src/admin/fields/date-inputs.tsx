'use client'

import { useTranslate } from '../use-translate.ts'
import { type ChangedDate, type DateKind, type DateParts, withDay, withTime } from './date-parts.ts'

type Props = {
  kind: DateKind
  parts: DateParts
  /** What the date is called: read aloud for the time, and for the day too where no label stands beside it. */
  name: string
  /** Of the day, for a label that stands beside it. */
  id?: string
  isFixed?: boolean
  onChange: (changed: ChangedDate) => void
}

/** A day, or a day and a time. Native inputs hold what was typed and no instant: they know no time zone. */
export function DateInputs({ kind, parts, name, id, isFixed = false, onChange }: Props) {
  const say = useTranslate()
  return (
    <>
      <input
        type="date"
        {...(id ? { id } : { 'aria-label': name })}
        value={parts.day}
        readOnly={isFixed}
        onChange={(event) => onChange(withDay(parts, event.target.value, kind))}
      />
      {kind === 'minute' && (
        <input
          type="time"
          aria-label={`${name}: ${say('время', 'уақыты')}`}
          value={parts.time}
          readOnly={isFixed}
          onChange={(event) => onChange(withTime(parts, event.target.value))}
        />
      )}
    </>
  )
}
