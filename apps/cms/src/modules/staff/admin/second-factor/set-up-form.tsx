'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { CodeInput } from '../code-input.tsx'
import { usePosting } from '../use-posting.ts'

type Props = { offered: { key: string; picture: string }; onDone: (codes: string[]) => void }

/** In fours: people read it from the screen and type it into a phone. */
const grouped = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ')

export function SetUpForm({ offered, onDone }: Props) {
  const say = useTranslate()
  const { post, message, isSending } = usePosting()
  const start = useRef<HTMLOListElement>(null)
  useEffect(() => start.current?.focus(), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get('code') ?? '')
    const answer = await post<{ codes: string[] }>('second-factor/take', { code })
    if (answer?.ok) return onDone(answer.data.codes)
    form.querySelector('input')?.focus()
  }

  return (
    <form onSubmit={submit} noValidate>
      <ol ref={start} tabIndex={-1}>
        <li>
          {say(
            'Установите на телефон приложение для одноразовых кодов: подойдёт любое, например Aegis, Google Authenticator или Microsoft Authenticator.',
            'Телефонға бір реттік кодтар қосымшасын орнатыңыз: кез келгені жарайды, мысалы Aegis, Google Authenticator немесе Microsoft Authenticator.',
          )}
        </li>
        <li>
          {say('Наведите его камеру на рисунок', 'Оның камерасын суретке бағыттаңыз')}
          <img
            className="estu-safety__picture"
            src={`data:image/svg+xml,${encodeURIComponent(offered.picture)}`}
            alt={say(
              'QR-код для приложения; то же самое — ключ ниже',
              'Қосымшаға арналған QR-код; төмендегі кілт те сол',
            )}
          />
          {say('или введите в нём ключ', 'немесе оған кілтті енгізіңіз')}:{' '}
          <code className="estu-safety__key" translate="no">
            {grouped(offered.key)}
          </code>
        </li>
        <li>{say('Введите код, который показало приложение.', 'Қосымша көрсеткен кодты енгізіңіз.')}</li>
      </ol>
      <CodeInput error={message} />
      <Button type="submit" disabled={isSending}>
        {say('Включить второй шаг', 'Екінші қадамды қосу')}
      </Button>
    </form>
  )
}
