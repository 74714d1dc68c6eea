import { localisePath } from '@estu/domain/locale'
import { routes } from '@estu/domain/routes'
import { TextField } from '@estu/ui/form-parts'
import { Notice } from '@estu/ui/notice'
import { translator } from '@/i18n/translator'
import { typedOr } from '@/intake/read-again'
import { problemOf } from '@/shell/contact-fields'
import { FormFrame } from '@/shell/form-frame'
import { Link } from '@/shell/link'
import { AuthPage } from './auth-page'
import { FavouritesField } from './favourites-field'
import { type FormProps, oneOf } from './form-props'

export function SignInForm({ locale, again, query }: FormProps) {
  const t = translator(locale)
  const labels = { email: t('form.email'), password: t('auth.password') }
  return (
    <AuthPage title={t('auth.signIn')} lead={t('auth.signInLead')}>
      {oneOf(query, 'ended') === '1' && !again && <Notice tone="attention" text={t('auth.ended')} />}
      <FormFrame locale={locale} again={again} labels={labels} className="form">
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
          autoComplete="current-password"
          required
          label={labels.password}
          error={problemOf(t, again, 'password')}
        />
        <FavouritesField />
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
