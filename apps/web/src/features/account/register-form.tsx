import { localisePath } from '@estu/domain/locale'
import { routes } from '@estu/domain/routes'
import { TextField } from '@estu/ui/form-parts'
import { translator } from '@/i18n/translator'
import { typedOr } from '@/intake/read-again'
import { ConsentField, contactLabels, problemOf } from '@/shell/contact-fields'
import { FormFrame } from '@/shell/form-frame'
import { Link } from '@/shell/link'
import { AuthPage } from './auth-page'
import type { FormProps } from './form-props'

export function RegisterForm({ locale, again, consent }: FormProps & { consent: string }) {
  const t = translator(locale)
  const labels = { ...contactLabels(t), password: t('auth.password') }
  return (
    <AuthPage title={t('auth.register')} lead={t('auth.registerLead')}>
      <FormFrame locale={locale} again={again} labels={labels} className="form">
        <TextField
          id="name"
          autoComplete="name"
          required
          label={labels.name}
          value={typedOr(again, 'name')}
          error={problemOf(t, again, 'name')}
        />
        <TextField
          id="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          label={labels.email}
          value={typedOr(again, 'email')}
          error={problemOf(t, again, 'email')}
        />
        <TextField
          id="password"
          type="password"
          autoComplete="new-password"
          required
          label={labels.password}
          hint={t('auth.passwordHint')}
          error={problemOf(t, again, 'password')}
        />
        <ConsentField locale={locale} again={again} text={consent} />
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
