'use client'

import { useAuth } from '@payloadcms/ui'
import { useTranslate } from '../../../../admin/use-translate.ts'

/** Above the list of the staff, for admins: the way that leaves no password with anybody but its owner. */
export function InviteLink() {
  const { user } = useAuth()
  const say = useTranslate()
  if (!user || !('role' in user) || user.role !== 'admin') return null
  return (
    <p className="estu-own-password">
      <a href="/admin/invite">{say('Пригласить письмом', 'Хатпен шақыру')}</a>
    </p>
  )
}
