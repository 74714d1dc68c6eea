'use client'

import { ConfirmPasswordField, Form, FormSubmit, PasswordField, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'

const empty = { initialValue: '', valid: true, value: '' }

/** The rule stands beside the field before anything is typed; what is wrong appears at the field it is about. */
export function ChangePasswordForm({ temporary, language }: { temporary: boolean; language: string }) {
  // Trap: signing in leads here within the page, whose frame still speaks the language of the sign-in form.
  useEffect(() => {
    if (document.documentElement.lang !== language) window.location.reload()
  }, [language])
  const { t } = useTranslation()
  const say = useTranslate()
  const present = temporary ? say('Временный пароль', 'Уақытша құпиясөз') : say('Нынешний пароль', 'Қазіргі құпиясөз')
  return (
    <Form
      action="/api/staff/change-password"
      method="POST"
      initialState={{ presentPassword: empty, password: empty, 'confirm-password': empty }}
      // The whole page anew: until now the admin has known its user as somebody without rights.
      onSuccess={() => window.location.assign(temporary ? '/admin' : '/admin/account')}
    >
      <PasswordField
        autoComplete="current-password"
        field={{ name: 'presentPassword', label: present, required: true }}
        path="presentPassword"
      />
      <PasswordField
        autoComplete="new-password"
        field={{ name: 'password', label: t('authentication:newPassword'), required: true }}
        path="password"
      />
      <p className="field-description">
        {say('Не меньше 8 знаков, можно словами.', 'Кемінде 8 таңба, сөзбен жазуға болады.')}
      </p>
      <ConfirmPasswordField />
      <FormSubmit size="large">{say('Заменить пароль', 'Құпиясөзді ауыстыру')}</FormSubmit>
      <p>
        {temporary ? (
          <a href="/admin/logout">{t('authentication:logOut')}</a>
        ) : (
          <a href="/admin/account">{say('Оставить прежний', 'Бұрынғысын қалдыру')}</a>
        )}
      </p>
    </Form>
  )
}
