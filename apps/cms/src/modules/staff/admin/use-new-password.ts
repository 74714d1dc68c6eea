'use client'

import { useTranslation } from '@payloadcms/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { type Refused, sendNewPassword } from './send-new-password.ts'

const nothing: Refused = { fields: {}, whole: null }

/**
 * Sends the form, and says what was refused.
 * Trap: the admin's own form drops what is sent in the instant after a refusal and waits for an answer for ever.
 */
export function useNewPassword(onReplaced: () => void) {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const [refused, setRefused] = useState(nothing)
  const [isSending, setIsSending] = useState(false)
  const underWay = useRef(false)

  const check = ({ password, repeated }: Record<'password' | 'repeated', string>): Refused | null =>
    password === repeated
      ? null
      : { ...nothing, fields: { 'confirm-password': say('Пароли не совпадают.', 'Құпиясөздер бірдей емес.') } }

  async function answerTo(form: FormData): Promise<Refused | null> {
    const [presentPassword = '', password = '', repeated = ''] = [
      'presentPassword',
      'password',
      'confirm-password',
    ].map((name) => String(form.get(name) ?? ''))
    const mistaken = check({ password, repeated })
    if (mistaken) return mistaken
    try {
      return await sendNewPassword({ presentPassword, password }, i18n.language)
    } catch {
      const unanswered = say(
        'Ответа нет. Проверьте связь и попробуйте ещё раз.',
        'Жауап жоқ. Байланысты тексеріп, қайта көріңіз.',
      )
      return { ...nothing, whole: unanswered }
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    setIsSending(true)
    const form = event.currentTarget
    const answer = await answerTo(new FormData(form))
    if (!answer) return onReplaced()
    setRefused(answer)
    underWay.current = false
    setIsSending(false)
    const wrong = Object.keys(answer.fields)[0]
    if (wrong) form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
  }

  return { refused, isSending, submit }
}
