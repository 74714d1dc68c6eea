import { TextField } from '@estu/ui/components/form-fields'
import { problemOf } from '@/components/contact-fields'
import { FormFrame } from '@/components/form-frame'
import { valueOr } from '@/forms/read-form-state'
import { translator } from '@/i18n/translator'
import { AuthPage } from './auth-page'
import type { FormProps } from './form-props'

export function RecoverForm({ locale, state }: FormProps) {
  const t = translator(locale)
  return (
    <AuthPage title={t('auth.recover')} lead={t('auth.recoverLead')}>
      <FormFrame locale={locale} state={state} labels={{ email: t('form.email') }} className="form">
        <TextField
          id="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          label={t('form.email')}
          value={valueOr(state, 'email')}
          error={problemOf(t, state, 'email')}
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
