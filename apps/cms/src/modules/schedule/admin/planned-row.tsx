'use client'

import { almatyMinute } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { Plan } from '../plan.ts'
import { MoveForm } from './move-form.tsx'
import { PlanNotices } from './plan-notices.tsx'
import { actionWords } from './plan-words.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { type Outcome, sendCancel, sendMove } from './schedule-requests.ts'

type Props = {
  plan: Plan
  onChanged: () => Promise<void>
  /** The row is there no more: who was at it goes on somewhere else. */
  onGone: () => Promise<void>
}

/** One plan: what, when, and the ways to move it and to call it off. */
export function PlannedRow({ plan, onChanged, onGone }: Props) {
  const say = useTranslate()
  const [isMoving, setMoving] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(false)
  const at = new Date(plan.at)
  const language = say('ru', 'kk') === 'kk' ? 'kk' : 'ru'

  const mover = useFocusAfter(isMoving)
  const ask = async (asked: Promise<Outcome>, after: () => Promise<void>) => {
    setBusy(true)
    const answer = await asked
    setBusy(false)
    setOutcome(answer)
    if (answer.ok) setMoving(false)
    if (answer.ok) await after()
    else if (answer.problem === 'gone') await onGone()
  }
  return (
    <li>
      <p>
        {say(...actionWords(plan.action, plan.locale))}: <strong>{formatDate(at, language, 'dayTime')}</strong>
      </p>
      {isMoving ? (
        <MoveForm
          at={almatyMinute(at)}
          busy={busy}
          onMove={(to) => ask(sendMove(plan.id, to), onChanged)}
          onLeave={() => setMoving(false)}
        />
      ) : (
        <p className="estu-publish__buttons">
          <button
            type="button"
            className="btn btn--style-secondary btn--size-medium"
            ref={mover}
            disabled={busy}
            onClick={() => setMoving(true)}
          >
            {say('Перенести', 'Ауыстыру')}
          </button>
          <button
            type="button"
            className="btn btn--style-secondary btn--size-medium"
            disabled={busy}
            onClick={() => void ask(sendCancel(plan.id), onGone)}
          >
            {say('Отменить', 'Алып тастау')}
          </button>
        </p>
      )}
      <ProblemNotice outcome={outcome} />
      <PlanNotices outcome={outcome} />
    </li>
  )
}

/** Whoever leaves a form is back at the button that opened it. */
function useFocusAfter(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
