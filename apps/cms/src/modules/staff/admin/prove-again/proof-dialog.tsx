'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { CodeInput } from '../code-input.tsx'
import { PasswordInput } from '../password-input.tsx'
import { usePosting } from '../use-posting.ts'

type Props = { onEnd: (proved: boolean) => void }

/** A window over the screen: the screen stays as it is, whichever way this ends. */
export function ProofDialog({ onEnd }: Props) {
  const say = useTranslate()
  const { post, message, isSending } = usePosting()
  const [refused, setRefused] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Trap: it lies inside the screen's own form for React, which would send that form too.
    event.stopPropagation()
    const form = event.currentTarget
    const sent = new FormData(form)
    const answer = await post('prove', {
      password: String(sent.get('proof-password') ?? ''),
      code: String(sent.get('code') ?? ''),
    })
    if (answer?.ok) return onEnd(true)
    if (!answer) return
    setRefused(answer.name)
    form
      .querySelector<HTMLInputElement>(answer.name === 'ValidationError' ? 'input[type=password]' : 'input[name=code]')
      ?.focus()
  }

  const isOfPassword = refused === 'ValidationError'
  const words = say('Подтвердите, что это вы', 'Өзіңіз екеніңізді растаңыз')
  return (
    <dialog ref={dialog} className="estu-proof estu-new-password" aria-label={words} onCancel={() => onEnd(false)}>
      <h2>{words}</h2>
      <p>
        {say(
          'Для этого действия нужно ещё раз ввести пароль. Набранное на странице останется на месте.',
          'Бұл әрекет үшін құпиясөзді қайта енгізу керек. Бетте терілген мәтін орнында қалады.',
        )}
      </p>
      <form onSubmit={submit} noValidate>
        <PasswordInput
          name="proof-password"
          label={say('Пароль', 'Құпиясөз')}
          autoComplete="current-password"
          error={isOfPassword ? message : undefined}
        />
        <CodeInput
          error={isOfPassword ? '' : message}
          hint={say('Если у вас включён второй шаг.', 'Егер екінші қадамыңыз қосулы болса.')}
          withRecovery
        />
        <div className="estu-safety__buttons">
          <Button type="submit" disabled={isSending}>
            {say('Подтвердить', 'Растау')}
          </Button>
          <Button buttonStyle="secondary" onClick={() => onEnd(false)}>
            {say('Отмена', 'Бас тарту')}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
