import type { Locale } from '@estu/domain/locale/locales'
import { TextField } from '@estu/ui/components/form-fields'
import { fieldOf } from '@/components/field-of'
import { FormFrame } from '@/components/form-frame'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'

/** Asks for the number of an order or a visit and the phone it was left with. */
export function FindRequestForm({ locale, state }: { locale: Locale; state: FormState | null }) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  const labels = { number: t('findRequest.number'), phone: t('findRequest.phone') }
  return (
    <FormFrame locale={locale} state={state} labels={labels} draft={null} className="form">
      <TextField
        {...field('number')}
        label={labels.number}
        hint={t('findRequest.numberHint')}
        autoComplete="off"
        maxLength={40}
        required
      />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={labels.phone}
        hint={t('form.phoneHint')}
        required
      />
      <p>
        <button className="btn btn--primary" type="submit">
          {t('findRequest.send')}
        </button>
      </p>
    </FormFrame>
  )
}
