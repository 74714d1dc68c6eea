import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { LoginLanguages } from '../../../../admin/login-languages.tsx'
import { pageTitle } from '../../../../admin/page-titles.ts'
import { translate } from '../../../../i18n/translate.ts'
import { InvitationForm } from './invitation-form.tsx'

/**
 * Where whoever was invited chooses a password. Opening it changes nothing: programs that look into letters open every
 * link, so the link is used up by the form alone.
 */
export async function InvitationView({ initPageResult, params }: AdminViewServerProps) {
  const { req } = initPageResult
  const [, token = ''] = ((await params)?.segments ?? []) as string[]
  return (
    <MinimalTemplate className="estu-new-password">
      <h1>{pageTitle(req, 'invitation')}</h1>
      <p>
        {translate(
          req,
          'Придумайте пароль: кроме вас, его не будет знать никто.',
          'Құпиясөз ойлап табыңыз: оны сізден басқа ешкім білмейді.',
        )}
      </p>
      <LoginLanguages />
      <InvitationForm token={token} language={req.i18n.language === ('kk' as string) ? 'kk' : 'ru'} />
    </MinimalTemplate>
  )
}
