import { localisePath } from '@estu/domain/locale'
import { ButtonLink } from '@estu/ui/button-link'
import { translator } from '@/i18n/translator'
import { AuthPage } from './auth-page'
import { ForgetSession } from './forget-session'
import { type FormProps, oneOf } from './form-props'

export function SignOutForm({ locale, query }: FormProps) {
  const t = translator(locale)
  if (oneOf(query, 'done') === '1') {
    return (
      <AuthPage title={t('auth.signedOut')}>
        <ForgetSession />
        <p>
          <ButtonLink href={localisePath(locale, '/')}>{t('thanks.home')}</ButtonLink>
        </p>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('auth.signOut')} lead={t('auth.signOutLead')}>
      <form method="post">
        <button className="btn btn--primary" type="submit">
          {t('auth.leave')}
        </button>
      </form>
    </AuthPage>
  )
}
