'use client'

import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { MomentFields, momentIn } from './moment-fields.tsx'
import { wrongMinute } from './plan-words.ts'
import { SmallForm } from './small-form.tsx'

type Props = {
  /** `YYYY-MM-DDTHH:mm` on the clock of Almaty. */
  at: string
  busy: boolean
  onMove: (at: string) => Promise<void>
  onLeave: () => void
}

/** Another moment for what is planned. */
export function MoveForm({ at, busy, onMove, onLeave }: Props) {
  const say = useTranslate()
  const fields = useRef<HTMLDivElement>(null)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  return (
    <SmallForm
      fields={fields}
      label={say('Перенести', 'Ауыстыру')}
      busy={busy}
      onSend={(box) => {
        const to = momentIn(box)
        setWrong(to === null)
        if (to) void onMove(to)
      }}
      beside={
        <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={onLeave}>
          {say('Оставить как есть', 'Сол күйі қалдыру')}
        </button>
      }
      below={isWrong && <p role="alert">{say(...wrongMinute)}</p>}
    >
      <MomentFields at={at} />
    </SmallForm>
  )
}
