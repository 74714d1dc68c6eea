import { TextField } from '@estu/ui/components/form-fields'
import { fieldOf } from '@/components/field-of'
import { FormFrame } from '@/components/form-frame'
import { translator } from '@/i18n/translator'
import { AuthPage } from './auth-page'
import type { FormProps } from './form-props'

export function RecoverForm({ locale, state }: FormProps) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  return (
    <AuthPage title={t('auth.recover')} lead={t('auth.recoverLead')}>
      <FormFrame
        locale={locale}
        state={state}
        labels={{ email: t('form.email') }}
        draft={{ form: 'recover', owner: '' }}
        className="form"
      >
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          label={t('form.email')}
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
