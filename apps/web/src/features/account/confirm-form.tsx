import { localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { FormProblems } from '@/components/form-frame'
import { valueOr } from '@/forms/state/read-form-state'
import { translator } from '@/i18n/translator'
import { AuthPage } from './auth-page'
import { type FormProps, oneOf } from './form-props'

/** Only who is signed in to the account confirms its address: a stranger who registered it cannot wait for the owner to click. */
export function ConfirmForm({ locale, state, query, signedIn }: FormProps & { signedIn: boolean }) {
  const t = translator(locale)
  const token = valueOr(state, 'token', oneOf(query, 'token'))
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
      <FormProblems locale={locale} state={state} labels={{}} />
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <button className="btn btn--primary" type="submit">
          {t('auth.confirmButton')}
        </button>
      </form>
    </AuthPage>
  )
}
