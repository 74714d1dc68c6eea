'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { type Posted, postToStaff } from './post-to-staff.ts'

/** Sends one thing at a time, and keeps what is to be said when it was refused or nobody answered. */
export function usePosting() {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const [message, setMessage] = useState('')
  const [field, setField] = useState('')
  const [isSending, setIsSending] = useState(false)
  const underWay = useRef(false)

  async function post<T>(path: string, data: object = {}): Promise<Posted<T> | null> {
    if (underWay.current) return null
    underWay.current = true
    setIsSending(true)
    const unanswered = say(
      'Ответа нет. Проверьте связь и попробуйте ещё раз.',
      'Жауап жоқ. Байланысты тексеріп, қайта көріңіз.',
    )
    const posted = await postToStaff<T>(path, data, i18n.language).catch(
      (): Posted<T> => ({ ok: false, name: '', field: '', message: unanswered }),
    )
    setMessage(posted.ok ? '' : posted.message)
    setField(posted.ok ? '' : posted.field)
    underWay.current = false
    setIsSending(false)
    return posted
  }

  return { post, message, field, isSending }
}
