import { localisePath } from '@estu/domain/locale'
import { routes } from '@estu/domain/routes'
import { ButtonLink } from '@estu/ui/button-link'
import { translator } from '@/i18n/translator'
import { typedOr } from '@/intake/read-again'
import { FormProblems } from '@/shell/form-frame'
import { AuthPage } from './auth-page'
import { type FormProps, oneOf } from './form-props'

/** Only who is signed in to the account confirms its address: a stranger who registered it cannot wait for the owner to click. */
export function ConfirmForm({ locale, again, query, signedIn }: FormProps & { signedIn: boolean }) {
  const t = translator(locale)
  const token = typedOr(again, 'token', oneOf(query, 'token'))
  const here = `${routes.confirm.path}?token=${encodeURIComponent(token)}`
  if (!signedIn) {
    return (
      <AuthPage title={t('auth.confirm')} lead={t('auth.confirmSignIn')}>
        <p>
          <ButtonLink href={localisePath(locale, `${routes.signIn.path}?next=${encodeURIComponent(here)}`)}>
            {t('auth.enter')}
          </ButtonLink>
        </p>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('auth.confirm')} lead={t('auth.confirmLead')}>
      <FormProblems locale={locale} again={again} labels={{}} />
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <button className="btn btn--primary" type="submit">
          {t('auth.confirmButton')}
        </button>
      </form>
    </AuthPage>
  )
}
