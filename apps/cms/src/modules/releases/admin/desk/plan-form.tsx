'use client'

import { useState } from 'react'
import { ownEnter } from '../../../../admin/fields/own-enter.ts'
import { useTranslate } from '../../../../admin/use-translate.ts'

/** When a release goes out by itself. Trap: it stands within the form of the release, so it is no form of its own. */
export function PlanForm({ busy, onPlan }: { busy: boolean; onPlan: (at: string) => void }) {
  const say = useTranslate()
  const [at, setAt] = useState('')
  return (
    <p className="estu-release__plan" onKeyDown={ownEnter(() => !busy && at !== '' && onPlan(at))}>
      <label htmlFor="release-at">{say('Или в срок, по времени Алматы', 'Немесе мерзімінде, Алматы уақытымен')}</label>
      <input id="release-at" type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      <button
        type="button"
        id="release-plan"
        className="btn btn--style-secondary btn--size-medium"
        disabled={busy || at === ''}
        onClick={() => onPlan(at)}
      >
        {say('Запланировать', 'Жоспарлау')}
      </button>
    </p>
  )
}
