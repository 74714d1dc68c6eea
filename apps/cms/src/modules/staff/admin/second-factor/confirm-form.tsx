'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useEffect } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { CodeInput } from '../code-input.tsx'
import { usePosting } from '../use-posting.ts'

export function ConfirmForm({ language }: { language: string }) {
  // Trap: signing in leads here within the page, whose frame still speaks the language of the sign-in form.
  useEffect(() => {
    if (document.documentElement.lang !== language) window.location.reload()
  }, [language])
  const { t } = useTranslation()
  const say = useTranslate()
  const { post, message, isSending } = usePosting()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const answer = await post('confirm-sign-in', { code: String(new FormData(form).get('code') ?? '') })
    // The whole page anew: until now the admin has known its user as somebody without rights.
    if (answer?.ok) return window.location.assign('/admin')
    form.querySelector('input')?.focus()
  }

  return (
    <form onSubmit={submit} noValidate>
      <CodeInput error={message} withRecovery />
      <Button type="submit" size="large" disabled={isSending}>
        {say('Войти', 'Кіру')}
      </Button>
      <p>
        <a href="/admin/logout">{t('authentication:logOut')}</a>
      </p>
    </form>
  )
}
