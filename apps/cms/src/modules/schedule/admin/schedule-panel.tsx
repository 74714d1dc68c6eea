'use client'

import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { PlanForm } from './plan-form.tsx'
import { PlannedRow } from './planned-row.tsx'
import type { Plans } from './use-schedule.ts'

type Props = { plans: Plans; onChanged: () => Promise<void>; onClose: () => void }

/** What is planned for the document, and a form for more. */
export function SchedulePanel({ plans, onChanged, onClose }: Props) {
  const say = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div
      className="estu-publish__panel estu-schedule"
      role="dialog"
      aria-labelledby="schedule-heading"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <h3 id="schedule-heading" ref={heading} tabIndex={-1}>
        {say('По расписанию', 'Кесте бойынша')}
      </h3>
      <PlanList
        plans={plans}
        onChanged={onChanged}
        onGone={async () => {
          await onChanged()
          heading.current?.focus()
        }}
      />
      <PlanForm onPlanned={onChanged} onClose={onClose} />
      <p className="estu-publish__buttons">
        <a href="/admin/publications">{say('Календарь публикаций', 'Жарияланымдар күнтізбесі')}</a>
        <button
          type="button"
          id="schedule-close"
          className="btn btn--style-secondary btn--size-medium"
          onClick={onClose}
        >
          {say('Закрыть', 'Жабу')}
        </button>
      </p>
    </div>
  )
}

type ListProps = Pick<Props, 'plans' | 'onChanged'> & { onGone: () => Promise<void> }

function PlanList({ plans, onChanged, onGone }: ListProps) {
  const say = useTranslate()
  if (plans === 'reading')
    return <p role="status">{say('Смотрим, что запланировано…', 'Не жоспарланғанын қарап жатырмыз…')}</p>
  if (plans === 'failed')
    return (
      <p role="alert">
        {say('Не удалось узнать, что запланировано.', 'Не жоспарланғанын білу мүмкін болмады.')}{' '}
        <button type="button" className="estu-link" onClick={() => void onChanged()}>
          {say('Ещё раз', 'Қайталау')}
        </button>
      </p>
    )
  if (plans.length === 0) return <p>{say('Ничего не запланировано.', 'Ештеңе жоспарланбаған.')}</p>
  return (
    <ul className="estu-schedule__plans">
      {plans.map((plan) => (
        <PlannedRow key={plan.id} plan={plan} onChanged={onChanged} onGone={onGone} />
      ))}
    </ul>
  )
}
