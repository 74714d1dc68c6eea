import { MinimalTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { pageTitle } from '../../../admin/page-titles.ts'
import { translate } from '../../../i18n/translate.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { leadToOpenDoor } from './lead-to-open-door.ts'

/** Where one's own password is replaced: of one's own accord, or because it is a temporary one. */
export function ChangePasswordView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  const { user } = req
  if (user?.collection !== 'staff') redirect('/admin/login?redirect=/admin/change-password')
  leadToOpenDoor(req, '/admin/change-password')
  const temporary = Boolean(user.mustChangePassword)
  return (
    <MinimalTemplate className="estu-new-password">
      <h1>
        {temporary
          ? translate(req, 'Придумайте свой пароль', 'Өз құпиясөзіңізді ойлап табыңыз')
          : pageTitle(req, 'change-password')}
      </h1>
      <p>
        {temporary
          ? translate(
              req,
              'Пароль, с которым вы вошли, временный: его знает кто-то ещё. Замените его, и панель откроется.',
              'Сіз кірген құпиясөз уақытша: оны тағы біреу біледі. Ауыстырсаңыз, панель ашылады.',
            )
          : translate(
              req,
              'На других устройствах, где вы вошли, придётся войти заново.',
              'Кірген басқа құрылғыларыңызда қайта кіру керек болады.',
            )}
      </p>
      <ChangePasswordForm temporary={temporary} language={req.i18n.language} />
    </MinimalTemplate>
  )
}
