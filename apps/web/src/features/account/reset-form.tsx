import { TextField } from '@estu/ui/form-parts'
import { translator } from '@/i18n/translator'
import { typedOr } from '@/intake/read-again'
import { problemOf } from '@/shell/contact-fields'
import { FormFrame } from '@/shell/form-frame'
import { AuthPage } from './auth-page'
import { type FormProps, oneOf } from './form-props'

export function ResetForm({ locale, again, query }: FormProps) {
  const t = translator(locale)
  return (
    <AuthPage title={t('auth.reset')}>
      <FormFrame locale={locale} again={again} labels={{ password: t('auth.newPassword') }} className="form">
        <input type="hidden" name="token" value={typedOr(again, 'token', oneOf(query, 'token'))} />
        <TextField
          id="password"
          type="password"
          autoComplete="new-password"
          required
          label={t('auth.newPassword')}
          hint={t('auth.passwordHint')}
          error={problemOf(t, again, 'password')}
        />
        <p>
          <button className="btn btn--primary" type="submit">
            {t('auth.save')}
          </button>
        </p>
      </FormFrame>
    </AuthPage>
  )
}
