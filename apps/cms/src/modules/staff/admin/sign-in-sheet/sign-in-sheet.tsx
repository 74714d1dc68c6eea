'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { CodeInput } from '../code-input.tsx'
import { PasswordInput } from '../password-input.tsx'
import { usePosting } from '../use-posting.ts'

type Props = {
  email: string
  /** The session has ended under whoever was here: what the screen shows may be a patient's, and nobody is here. */
  isOver: boolean
  onEnd: (signedIn: boolean) => void
}
type SignedIn = { user?: { role?: string } }

/**
 * Signs whoever was here in again, over the form that they were typing into. Only they: what stands in the form is
 * theirs. Outside that form, because forms cannot lie within each other.
 */
export function SignInSheet({ email, isOver, onEnd }: Props) {
  const say = useTranslate()
  const { post, message, isSending } = usePosting()
  const [step, setStep] = useState<'password' | 'code'>('password')
  const dialog = useRef<HTMLDialogElement>(null)
  const show = () => dialog.current?.showModal()
  useEffect(show, [])
  useEffect(() => dialog.current?.querySelector<HTMLInputElement>(`input[name=${step}], input`)?.focus(), [step])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const form = event.currentTarget
    const sent = new FormData(form)
    if (step === 'code') {
      const confirmed = await post('confirm-sign-in', { code: String(sent.get('code') ?? '') })
      if (confirmed?.ok) return onEnd(true)
    } else {
      const signed = await post<SignedIn>('login', { email, password: String(sent.get('sheet-password') ?? '') })
      // Whoever still owes a code is told no more of the account than its address.
      if (signed?.ok && signed.data.user?.role) return onEnd(true)
      if (signed?.ok) return setStep('code')
    }
    form.querySelector('input')?.focus()
  }

  // Trap: a second press of Escape closes a window that did not want to be closed by the first.
  const stay = isOver ? { onClose: show } : {}
  const words = say('Войдите снова', 'Қайта кіріңіз')
  return createPortal(
    <dialog
      ref={dialog}
      className="estu-proof estu-new-password"
      data-over={isOver}
      aria-label={words}
      onCancel={(event) => (isOver ? event.preventDefault() : onEnd(false))}
      {...stay}
    >
      <h2>{words}</h2>
      <p>
        {isOver && `${say('Ваш сеанс закончился', 'Сеансыңыз аяқталды')}. `}
        {email}. {say('Набранное на странице останется на месте.', 'Бетте терілген мәтін орнында қалады.')}
      </p>
      <form onSubmit={submit} noValidate>
        {step === 'code' ? (
          <CodeInput error={message} withRecovery />
        ) : (
          <PasswordInput
            name="sheet-password"
            label={say('Пароль', 'Құпиясөз')}
            autoComplete="current-password"
            error={message || undefined}
          />
        )}
        <div className="estu-safety__buttons">
          <Button type="submit" disabled={isSending}>
            {say('Войти', 'Кіру')}
          </Button>
          {isOver ? (
            <OtherWays />
          ) : (
            <Button buttonStyle="secondary" onClick={() => onEnd(false)}>
              {say('Отмена', 'Бас тарту')}
            </Button>
          )}
        </div>
      </form>
    </dialog>,
    document.body,
  )
}

/** For who has forgotten the password, and for another person, who takes the screen over without what is typed there. */
function OtherWays() {
  const say = useTranslate()
  const leave = () => {
    const { pathname, search } = window.location
    // Not by a link: the form's own question before links would lie beneath the sheet. The browser asks.
    window.location.assign(`/admin/login?redirect=${encodeURIComponent(pathname + search)}`)
  }
  return (
    <>
      <a className="btn btn--style-secondary btn--size-medium" href="/admin/login" target="_blank" rel="noreferrer">
        {say('Войти в новой вкладке', 'Жаңа қойындыда кіру')}
      </a>
      <Button buttonStyle="secondary" onClick={leave}>
        {say('Войти под другим именем', 'Басқа атпен кіру')}
      </Button>
    </>
  )
}
