import { localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { TextField } from '@estu/ui/components/form-fields'
import { Notice } from '@estu/ui/components/notice'
import { problemOf } from '@/components/contact-fields'
import { FormFrame } from '@/components/form-frame'
import { Link } from '@/components/link'
import { valueOr } from '@/forms/read-form-state'
import { translator } from '@/i18n/translator'
import { AuthPage } from './auth-page'
import { type FormProps, oneOf } from './form-props'

export function SignInForm({ locale, state, query }: FormProps) {
  const t = translator(locale)
  const labels = { email: t('form.email'), password: t('auth.password') }
  return (
    <AuthPage title={t('auth.signIn')} lead={t('auth.signInLead')}>
      {oneOf(query, 'ended') === '1' && !state && <Notice tone="attention" text={t('auth.ended')} />}
      <FormFrame locale={locale} state={state} labels={labels} className="form">
        <TextField
          id="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          label={labels.email}
          value={valueOr(state, 'email')}
          error={problemOf(t, state, 'email')}
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
      <p>
        <Link className="link tap" href={localisePath(locale, routes.recover.path)}>
          {t('auth.forgot')}
        </Link>
      </p>
      <p>
        {t('auth.noAccount')}{' '}
        <Link className="link tap" href={localisePath(locale, routes.register.path)}>
          {t('auth.create')}
        </Link>
      </p>
    </AuthPage>
  )
}
