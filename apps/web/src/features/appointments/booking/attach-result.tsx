'use client'

import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { type AttachedOutcome, attachedField } from '@estu/domain/screener/attached/attached-limits'
import { CheckField } from '@estu/ui/components/form-fields'
import { type ReactNode, useEffect, useState } from 'react'
import { type KeptResult, readKeptResult } from '@/lib/visits/kept-result'

type Props = {
  locale: Locale
  words: { legend: string; optional: string; found: string; outcomes: Record<AttachedOutcome, string> }
  consent: string
  /** The form was sent with it and is shown once more. */
  isTicked: boolean
  /** What travels with the box. */
  children: ReactNode
}

/**
 * Offers to send a finished result along. The box itself holds the result: unticked, a form sends nothing of it, however
 * it is sent or emptied. It is no draft; a form that waits for the network keeps it, since its person ticked it and
 * pressed send.
 */
export function AttachResult({ locale, words, consent, isTicked, children }: Props) {
  const [kept, setKept] = useState<KeptResult | null>(null)
  useEffect(() => setKept(readKeptResult()), [])
  if (!kept) return null
  const date = formatDate(kept.takenAt, locale, 'day')
  return (
    <fieldset className="field">
      <legend className="legend">
        {words.legend} <span className="hint">{words.optional}</span>
      </legend>
      <div className="stack stack--tight">
        <p>{words.found.replace('{date}', date).replace('{outcome}', words.outcomes[kept.outcome])}</p>
        {children}
        <CheckField id={attachedField} value={kept.text} checked={isTicked}>
          {consent}
        </CheckField>
      </div>
    </fieldset>
  )
}
