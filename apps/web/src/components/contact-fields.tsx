import type { ContactWay } from '@estu/domain/forms/form-fields'
import type { Locale } from '@estu/domain/locale/locales'
import { TextField } from '@estu/ui/components/form-fields'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { ContactWays } from './contact-ways'
import { fieldOf } from './field-of'

type Known = { name: string; phone: string; email: string; contactBy?: ContactWay }
/** `confirms`: what is sent is confirmed, unlike a question. */
type Props = { locale: Locale; state: FormState | null; known: Known | null; confirms?: boolean }

/** Who it is and how to answer. */
export function ContactFields({ locale, state, known, confirms = false }: Props) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  return (
    <>
      <TextField {...field('name', known?.name)} label={t('form.name')} autoComplete="name" required />
      <ContactWays t={t} state={state} known={known?.contactBy} confirms={confirms} />
      <TextField
        {...field('phone', known?.phone)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t('form.phone')}
        hint={t('form.phoneHint')}
      />
      <TextField
        {...field('email', known?.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('form.email')}
      />
    </>
  )
}
