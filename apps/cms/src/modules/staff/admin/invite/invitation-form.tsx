'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { PasswordInput } from '../password-input.tsx'
import { usePosting } from '../use-posting.ts'
import { ChoiceField } from './plain-fields.tsx'

export function InvitationForm({ token, language }: { token: string; language: 'ru' | 'kk' }) {
  const say = useTranslate()
  const { t } = useTranslation()
  const { post, message, field, isSending } = usePosting()
  const [differs, setDiffers] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { 'confirm-password': repeated, ...sent } = Object.fromEntries(new FormData(form))
    const isSame = sent.password === repeated
    setDiffers(!isSame)
    if (!isSame) return form.querySelector<HTMLInputElement>('[name=confirm-password]')?.focus()
    const answer = await post('accept-invitation', { token, ...sent })
    if (answer?.ok) return window.location.assign('/admin')
    form.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }

  return (
    <form onSubmit={submit} noValidate>
      <PasswordInput
        name="password"
        label={t('authentication:newPassword')}
        autoComplete="new-password"
        hint={say('Не меньше 8 знаков, можно словами.', 'Кемінде 8 таңба, сөзбен жазуға болады.')}
        error={field === 'password' ? message : undefined}
      />
      <PasswordInput
        name="confirm-password"
        label={say('Новый пароль ещё раз', 'Жаңа құпиясөз тағы бір рет')}
        autoComplete="new-password"
        error={differs ? say('Пароли не совпадают.', 'Құпиясөздер бірдей емес.') : undefined}
      />
      <ChoiceField
        name="interfaceLanguage"
        label={say('Язык панели', 'Панельдің тілі')}
        options={{ ru: 'Русский', kk: 'Қазақша' }}
        chosen={language}
      />
      <p className="estu-form-error" role="alert">
        {field === 'password' ? '' : message}
      </p>
      <Button type="submit" size="large" disabled={isSending}>
        {say('Начать работу', 'Жұмысты бастау')}
      </Button>
      <p>
        <a href="/admin/forgot">{say('Забыли пароль?', 'Құпиясөзді ұмыттыңыз ба?')}</a>
      </p>
    </form>
  )
}
