import { localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { TextField } from '@estu/ui/components/form-fields'
import { ConsentField, contactLabels, problemOf } from '@/components/contact-fields'
import { FormFrame } from '@/components/form-frame'
import { Link } from '@/components/link'
import { valueOr } from '@/forms/read-form-state'
import { translator } from '@/i18n/translator'
import { AuthPage } from './auth-page'
import type { FormProps } from './form-props'

export function RegisterForm({ locale, state, consent }: FormProps & { consent: string }) {
  const t = translator(locale)
  const labels = { ...contactLabels(t), password: t('auth.password') }
  return (
    <AuthPage title={t('auth.register')} lead={t('auth.registerLead')}>
      <FormFrame locale={locale} state={state} labels={labels} className="form">
        <TextField
          id="name"
          autoComplete="name"
          required
          label={labels.name}
          value={valueOr(state, 'name')}
          error={problemOf(t, state, 'name')}
        />
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
          autoComplete="new-password"
          required
          label={labels.password}
          hint={t('auth.passwordHint')}
          error={problemOf(t, state, 'password')}
        />
        <ConsentField locale={locale} state={state} text={consent} />
        <p>
          <button className="btn btn--primary" type="submit">
            {t('auth.create')}
          </button>
        </p>
      </FormFrame>
      <p>
        {t('auth.haveAccount')}{' '}
        <Link className="link tap" href={localisePath(locale, routes.signIn.path)}>
          {t('auth.enter')}
        </Link>
      </p>
    </AuthPage>
  )
}
