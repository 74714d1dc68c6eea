import { localisePath } from '@estu/domain/locale/locales'
import { ButtonLink } from '@estu/ui/components/button-link'
import { BesidePage } from '@/components/faults/beside-page'
import { translator } from '@/i18n/translator'
import { FavouritesSync } from '@/layout/favourites-sync'
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
      {/* What was marked since the last visit is the account's before its owner leaves. */}
      <BesidePage>
        <FavouritesSync />
      </BesidePage>
      <form method="post">
        <button className="btn btn--primary" type="submit">
          {t('auth.leave')}
        </button>
      </form>
    </AuthPage>
  )
}
