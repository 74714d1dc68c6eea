import { localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { TextField } from '@estu/ui/components/form-fields'
import { ConsentField } from '@/components/consent-field'
import { contactLabels } from '@/components/contact-labels'
import { fieldOf, problemOf } from '@/components/field-of'
import { FormFrame } from '@/components/form-frame'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'
import { AuthPage } from './auth-page'
import type { FormProps } from './form-props'

export function RegisterForm({ locale, state, consent }: FormProps & { consent: string }) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  const labels = { ...contactLabels(t), password: t('auth.password') }
  return (
    <AuthPage title={t('auth.register')} lead={t('auth.registerLead')}>
      <FormFrame locale={locale} state={state} labels={labels} draft={{ form: 'register', owner: '' }} className="form">
        <TextField {...field('name')} autoComplete="name" required label={labels.name} />
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
