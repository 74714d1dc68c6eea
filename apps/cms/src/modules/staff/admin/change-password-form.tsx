'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { PasswordInput } from './password-input.tsx'
import { useNewPassword } from './use-new-password.ts'

/** The rule stands beside the field before anything is typed; what is wrong appears at the field it is about. */
export function ChangePasswordForm({ temporary, language }: { temporary: boolean; language: string }) {
  // Trap: signing in leads here within the page, whose frame still speaks the language of the sign-in form.
  useEffect(() => {
    if (document.documentElement.lang !== language) window.location.reload()
  }, [language])
  const { t } = useTranslation()
  const say = useTranslate()
  // The whole page anew: until now the admin has known its user as somebody without rights.
  const { refused, isSending, submit } = useNewPassword(() =>
    window.location.assign(temporary ? '/admin' : '/admin/account'),
  )
  const { fields, whole } = refused
  return (
    <form onSubmit={submit} noValidate>
      <PasswordInput
        name="presentPassword"
        label={temporary ? say('Временный пароль', 'Уақытша құпиясөз') : say('Нынешний пароль', 'Қазіргі құпиясөз')}
        autoComplete="current-password"
        error={fields.presentPassword}
      />
      <PasswordInput
        name="password"
        label={t('authentication:newPassword')}
        autoComplete="new-password"
        hint={say('Не меньше 8 знаков, можно словами.', 'Кемінде 8 таңба, сөзбен жазуға болады.')}
        error={fields.password}
      />
      <PasswordInput
        name="confirm-password"
        label={say('Новый пароль ещё раз', 'Жаңа құпиясөз тағы бір рет')}
        autoComplete="new-password"
        error={fields['confirm-password']}
      />
      <p className="estu-form-error" role="alert">
        {whole}
      </p>
      <Button type="submit" size="large" disabled={isSending}>
        {say('Заменить пароль', 'Құпиясөзді ауыстыру')}
      </Button>
      <p>
        {temporary ? (
          <a href="/admin/logout">{t('authentication:logOut')}</a>
        ) : (
          <a href="/admin/account">{say('Оставить прежний', 'Бұрынғысын қалдыру')}</a>
        )}
      </p>
    </form>
  )
}
