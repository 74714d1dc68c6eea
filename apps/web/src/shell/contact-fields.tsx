import { contactWays } from '@estu/domain/forms/form-fields'
import type { Locale } from '@estu/domain/locale'
import { CheckField, ChoiceField, TextField } from '@estu/ui/form-parts'
import { type Translate, translator } from '@/i18n/translator'
import type { Again } from '@/intake/form-outcome'
import { errorOf, typedOr } from '@/intake/read-again'
import { consentDigest, consentTextField } from '@/intake/shown-consent'

type Known = { name: string; phone: string; email: string }
type Props = { locale: Locale; again: Again | null; known: Known | null }

/** The sentence for a field that was refused. */
export const problemOf = (t: Translate, again: Again | null, field: string): string | undefined => {
  const code = errorOf(again, field)
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
export function ContactFields({ locale, again, known }: Props) {
  const t = translator(locale)
  return (
    <>
      <TextField
        id="name"
        label={t('form.name')}
        autoComplete="name"
        required
        value={typedOr(again, 'name', known?.name)}
        error={problemOf(t, again, 'name')}
      />
      <ChoiceField
        id="contactBy"
        legend={t('form.contactBy')}
        compact
        value={typedOr(again, 'contactBy', 'whatsapp')}
        error={problemOf(t, again, 'contactBy')}
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
        value={typedOr(again, 'phone', known?.phone)}
        error={problemOf(t, again, 'phone')}
      />
      <TextField
        id="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('form.email')}
        value={typedOr(again, 'email', known?.email)}
        error={problemOf(t, again, 'email')}
      />
    </>
  )
}

/** An unticked box with the very words that will be kept. */
export function ConsentField({ locale, again, text }: { locale: Locale; again: Again | null; text: string }) {
  const error = errorOf(again, 'consent')
  return (
    <>
      <input type="hidden" name={consentTextField} value={consentDigest(text)} />
      <CheckField
        id="consent"
        checked={!error && typedOr(again, 'consent') === 'yes'}
        error={problemOf(translator(locale), again, 'consent')}
      >
        {text}
      </CheckField>
    </>
  )
}
