import { TextField } from '@estu/ui/form-parts'
import { translator } from '@/i18n/translator'
import { typedOr } from '@/intake/read-again'
import { problemOf } from '@/shell/contact-fields'
import { FormFrame } from '@/shell/form-frame'
import { AuthPage } from './auth-page'
import type { FormProps } from './form-props'

export function RecoverForm({ locale, again }: FormProps) {
  const t = translator(locale)
  return (
    <AuthPage title={t('auth.recover')} lead={t('auth.recoverLead')}>
      <FormFrame locale={locale} again={again} labels={{ email: t('form.email') }} className="form">
        <TextField
          id="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          label={t('form.email')}
          value={typedOr(again, 'email')}
          error={problemOf(t, again, 'email')}
        />
        <p>
          <button className="btn btn--primary" type="submit">
            {t('auth.send')}
          </button>
        </p>
      </FormFrame>
    </AuthPage>
  )
}
