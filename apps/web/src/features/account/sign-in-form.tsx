import { TextField } from '@estu/ui/components/form-fields'
import { Notice } from '@estu/ui/components/notice'
import { fieldOf, problemOf } from '@/components/field-of'
import { FormFrame } from '@/components/form-frame'
import { translator } from '@/i18n/translator'
import { AuthPage } from './auth-page'
import { type FormProps, oneOf } from './form-props'
import { SignInLinks } from './sign-in-links'

export function SignInForm({ locale, state, query }: FormProps) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  const labels = { email: t('form.email'), password: t('auth.password') }
  return (
    <AuthPage title={t('auth.signIn')} lead={t('auth.signInLead')}>
      {oneOf(query, 'ended') === '1' && !state && <Notice tone="attention" text={t('auth.ended')} />}
      <FormFrame
        locale={locale}
        state={state}
        labels={labels}
        draft={{ form: 'signIn', owner: '' }}
        // Whoever was stopped by a stranger's guesses does not have to wait.
        advice={{ 'too-many': t('auth.stopped') }}
        className="form"
      >
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          label={labels.email}
        />
        <TextField
          id="password"
          type="password"
          autoComplete="current-password"
          required
          label={labels.password}
          error={problemOf(t, state, 'password')}
        />
        <p>
          <button className="btn btn--primary" type="submit">
            {t('auth.enter')}
          </button>
        </p>
      </FormFrame>
      <SignInLinks locale={locale} />
    </AuthPage>
  )
}
