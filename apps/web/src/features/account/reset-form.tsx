import { TextField } from '@estu/ui/components/form-fields'
import { problemOf } from '@/components/field-of'
import { FormFrame } from '@/components/form-frame'
import { valueOr } from '@/forms/state/read-form-state'
import { translator } from '@/i18n/translator'
import { AuthPage } from './auth-page'
import { type FormProps, oneOf } from './form-props'

export function ResetForm({ locale, state, query }: FormProps) {
  const t = translator(locale)
  return (
    <AuthPage title={t('auth.reset')}>
      <FormFrame
        locale={locale}
        state={state}
        labels={{ password: t('auth.newPassword') }}
        draft={null}
        className="form"
      >
        <input type="hidden" name="token" value={valueOr(state, 'token', oneOf(query, 'token'))} />
        <TextField
          id="password"
          type="password"
          autoComplete="new-password"
          required
          label={t('auth.newPassword')}
          hint={t('auth.passwordHint')}
          error={problemOf(t, state, 'password')}
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
