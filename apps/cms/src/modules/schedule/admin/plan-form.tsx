'use client'

import { almatyMinute } from '@estu/domain/locale/almaty-time'
import type { Locale } from '@estu/domain/locale/locales'
import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { Notices } from '../../publishing/admin/publish-findings.tsx'
import { useSaveTyped } from '../../publishing/admin/use-save-typed.ts'
import { type PlanAction, planActions } from '../plan.ts'
import { MomentFields, momentIn } from './moment-fields.tsx'
import { actionWords, wrongMinute } from './plan-words.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { type Outcome, sendPlan } from './schedule-requests.ts'
import { SmallForm } from './small-form.tsx'

type Props = { onPlanned: () => Promise<void>; onClose: () => void }

/** Plans what happens to the language of the form. */
export function PlanForm({ onPlanned, onClose }: Props) {
  const say = useTranslate()
  const locale = useLocale().code === 'kk' ? 'kk' : 'ru'
  const [action, setAction] = useState<PlanAction>('publish')
  const { outcome, busy, plan } = usePlanning(locale, onPlanned)
  const notices = (outcome !== 'no-moment' && outcome?.ok && outcome.notices) || []
  return (
    <SmallForm
      label={say('Запланировать', 'Жоспарлау')}
      buttonId="schedule-plan"
      busy={busy}
      onSend={(fields) => void plan(action, momentIn(fields))}
      below={
        <>
          {outcome === 'no-moment' ? (
            <p role="alert">{say(...wrongMinute)}</p>
          ) : (
            <ProblemNotice outcome={outcome} onLeave={onClose} />
          )}
          <p role="status">{outcome !== 'no-moment' && outcome?.ok && say('Запланировано.', 'Жоспарланды.')}</p>
          {notices.length > 0 && <Notices notices={notices} onClose={onClose} />}
        </>
      }
    >
      <fieldset>
        <legend>{say('Что сделать', 'Не істеу керек')}</legend>
        {planActions.map((known) => (
          <label key={known}>
            <input
              type="radio"
              name="schedule-action"
              value={known}
              checked={known === action}
              onChange={() => setAction(known)}
            />
            {say(...actionWords(known, locale))}
          </label>
        ))}
      </fieldset>
      <MomentFields at={tomorrowMorning()} />
    </SmallForm>
  )
}

const dayMs = 24 * 3_600_000
const tomorrowMorning = () => `${almatyMinute(new Date(Date.now() + dayMs)).slice(0, 10)}T09:00`

function usePlanning(locale: Locale, onPlanned: () => Promise<void>) {
  const { id, collectionSlug } = useDocumentInfo()
  const saveTyped = useSaveTyped()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | 'no-moment' | null>(null)
  const plan = async (action: PlanAction, at: string | null) => {
    if (!at) return setOutcome('no-moment')
    setBusy(true)
    // What cannot be saved is told where it is typed.
    if (action === 'publish' && !(await saveTyped())) return setBusy(false)
    const answer = await sendPlan({ collection: String(collectionSlug), id: String(id), locale, action, at })
    setOutcome(answer)
    setBusy(false)
    if (answer.ok) await onPlanned()
  }
  return { outcome, busy, plan }
}
