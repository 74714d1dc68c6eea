import type { Locale } from '@estu/domain/locale/locales'
import { CheckField, TextField } from '@estu/ui/components/form-fields'
import { ContactFields } from '@/components/contact-fields'
import { fieldOf } from '@/components/field-of'
import type { FormState } from '@/forms/state/form-state'
import { valueOr } from '@/forms/state/read-form-state'
import { translator } from '@/i18n/translator'

type Props = {
  locale: Locale
  state: FormState | null
  known: { name: string; phone: string; email: string } | null
}

/** Whom the order is for, and how to answer them. */
export function BuyerFields({ locale, state, known }: Props) {
  const t = translator(locale)
  return (
    <>
      <h2 className="form-head">{t('checkout.who')}</h2>
      <ContactFields locale={locale} state={state} known={known} confirms />
      <CheckField id="prefersText" checked={valueOr(state, 'prefersText') === 'yes'}>
        {t('form.prefersText')}
      </CheckField>
      <TextField {...fieldOf(state, t)('comment')} label={t('form.comment')} hint={t('form.optional')} rows={3} />
    </>
  )
}
