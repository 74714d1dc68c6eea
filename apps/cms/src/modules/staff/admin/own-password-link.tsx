'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useTranslate } from '../../../admin/use-translate.ts'

/**
 * On one's own account, instead of Payload's fields for a password (admin.css hides their button beside this link):
 * those do not ask for the present one.
 */
export function OwnPasswordLink() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const say = useTranslate()
  if (!user || user.id !== id) return null
  return (
    <p className="estu-own-password">
      <a href="/admin/change-password">{say('Сменить пароль', 'Құпиясөзді өзгерту')}</a>
      <a href="/admin/sign-in-safety">{say('Второй шаг и сеансы', 'Екінші қадам және сеанстар')}</a>
    </p>
  )
}
