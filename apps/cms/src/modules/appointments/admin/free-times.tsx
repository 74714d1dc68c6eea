'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { useForm, useFormProcessing } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { FreeTime, FreeTimes as FreeTimesFound } from '../operations/list-free-times.ts'
import { freeTimesQuestion, type TurnedTo } from './free-times-question.ts'
import { answerWords, asking, nextDayWords, nothingChosen } from './free-times-words.ts'
import { useBookedForm } from './use-booked-form.ts'
import { useFreeTimes } from './use-free-times.ts'

const nothing: Pick<FreeTimesFound, 'times' | 'next'> = { times: [], next: null }

/** Beside the start of a visit: the free times of a day, each a button that puts it into the form. */
export function FreeTimes({ readOnly }: UIFieldClientProps) {
  const say = useTranslate()
  const { dispatchFields, setModified } = useForm()
  const isSaving = useFormProcessing()
  const told = useId()
  const [turnedTo, setTurnedTo] = useState<TurnedTo | null>(null)
  const { isMovable, ...form } = useBookedForm()
  const isShown = isMovable && !readOnly
  const question = isShown ? freeTimesQuestion(form, turnedTo) : null
  const { answer, isAsking, askAgain } = useFreeTimes(question, isSaving)
  if (!isShown) return null

  const isBusy = isAsking || isSaving
  const { times, next } = typeof answer === 'object' && answer !== null ? answer : nothing
  const choose = ({ startsAt, specialist }: FreeTime) => {
    if (isBusy) return
    if (form.specialist === null) dispatchFields({ type: 'UPDATE', path: 'specialist', value: specialist })
    dispatchFields({ type: 'UPDATE', path: 'startsAt', value: startsAt })
    setModified(true)
  }
  const turnTo = (day: string) => {
    if (!isBusy) setTurnedTo({ day, startsAt: form.startsAt })
  }
  return (
    <fieldset className="field-type estu-times" aria-describedby={told}>
      <legend>{say('Свободное время', 'Бос уақыт')}</legend>
      <p id={told} role="status">
        {question === null && say(...nothingChosen)}
        {question !== null && (isAsking || answer === null ? say(...asking) : say(...answerWords(answer)))}
      </p>
      {times.length > 0 && <Times times={times} chosen={form.startsAt} isBusy={isBusy} onChoose={choose} />}
      {next !== null && (
        <button type="button" aria-disabled={isBusy} onClick={() => turnTo(next)}>
          {say(...nextDayWords(next))}
        </button>
      )}
      {question !== null && (
        <button type="button" aria-disabled={isBusy} onClick={() => isBusy || askAgain()}>
          {say('Обновить', 'Жаңарту')}
        </button>
      )}
    </fieldset>
  )
}

type TimesProps = {
  times: readonly FreeTime[]
  chosen: string | null
  isBusy: boolean
  onChoose: (time: FreeTime) => void
}

/** A button that is waiting keeps the cursor: it is not taken out of the order of the keyboard. */
function Times({ times, chosen, isBusy, onChoose }: TimesProps) {
  const chosenAt = chosen === null ? Number.NaN : Date.parse(chosen)
  return (
    <ul>
      {times.map((time) => (
        <li key={time.startsAt}>
          <button
            type="button"
            aria-pressed={Date.parse(time.startsAt) === chosenAt}
            aria-disabled={isBusy}
            onClick={() => onChoose(time)}
          >
            {formatDate(new Date(time.startsAt), 'ru', 'time')}
          </button>
        </li>
      ))}
    </ul>
  )
}
