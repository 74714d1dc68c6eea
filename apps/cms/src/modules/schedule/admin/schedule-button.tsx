'use client'

import { useRef } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { SchedulePanel } from './schedule-panel.tsx'
import { usePlans } from './use-schedule.ts'

type Props = { isOpen: boolean; onOpen: () => void; onClose: () => void }

/** Beside the button that publishes: the same at a moment to come. Tells how much is planned already. */
export function ScheduleButton({ isOpen, onOpen, onClose }: Props) {
  const say = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const { plans, reload } = usePlans()
  const planned = Array.isArray(plans) ? plans.length : 0

  const open = () => {
    void reload()
    onOpen()
  }
  const close = () => {
    onClose()
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        id="schedule-open"
        className="btn btn--style-secondary btn--size-medium"
        aria-expanded={isOpen}
        onClick={open}
      >
        {planned === 0
          ? say('Запланировать…', 'Жоспарлау…')
          : say(`Запланировано: ${planned}`, `Жоспарланған: ${planned}`)}
      </button>
      {isOpen && <SchedulePanel plans={plans} onChanged={reload} onClose={close} />}
    </>
  )
}
