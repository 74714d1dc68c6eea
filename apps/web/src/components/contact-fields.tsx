import { contactWays } from '@estu/domain/forms/form-fields'
import type { Locale } from '@estu/domain/locale/locales'
import { CheckField, ChoiceField, TextField } from '@estu/ui/components/form-fields'
import type { FormState } from '@/forms/form-state'
import { errorOf, valueOr } from '@/forms/read-form-state'
import { consentDigest, consentTextField } from '@/forms/shown-consent'
import { type Translate, translator } from '@/i18n/translator'

type Known = { name: string; phone: string; email: string }
type Props = { locale: Locale; state: FormState | null; known: Known | null }

/** The sentence for a field that was refused. */
export const problemOf = (t: Translate, state: FormState | null, field: string): string | undefined => {
  const code = errorOf(state, field)
  return code && t(`fieldError.${code}`)
}

export const contactLabels = (t: Translate) => ({
  name: t('form.name'),
  phone: t('form.phone'),
  email: t('form.email'),
  contactBy: t('form.contactBy'),
  comment: t('form.comment'),
  consent: t('form.consentText'),
})

/** Who it is and how to answer. Calling is offered last and never chosen for anybody. */
export function ContactFields({ locale, state, known }: Props) {
  const t = translator(locale)
  return (
    <>
      <TextField
        id="name"
        label={t('form.name')}
        autoComplete="name"
        required
        value={valueOr(state, 'name', known?.name)}
        error={problemOf(t, state, 'name')}
      />
      <ChoiceField
        id="contactBy"
        legend={t('form.contactBy')}
        compact
        value={valueOr(state, 'contactBy', 'whatsapp')}
        error={problemOf(t, state, 'contactBy')}
        choices={contactWays.map((way) => ({
          value: way,
          label: t(way === 'email' ? 'form.emailWay' : `form.${way}`),
        }))}
      />
      <TextField
        id="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t('form.phone')}
        hint={t('form.phoneHint')}
        value={valueOr(state, 'phone', known?.phone)}
        error={problemOf(t, state, 'phone')}
      />
      <TextField
        id="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('form.email')}
        value={valueOr(state, 'email', known?.email)}
        error={problemOf(t, state, 'email')}
      />
    </>
  )
}

/** An unticked box with the very words that will be kept. */
export function ConsentField({ locale, state, text }: { locale: Locale; state: FormState | null; text: string }) {
  const error = errorOf(state, 'consent')
  return (
    <>
      <input type="hidden" name={consentTextField} value={consentDigest(text)} />
      <CheckField
        id="consent"
        checked={!error && valueOr(state, 'consent') === 'yes'}
        error={problemOf(translator(locale), state, 'consent')}
      >
        {text}
      </CheckField>
    </>
  )
}
