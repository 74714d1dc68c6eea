import { contactWays } from '@estu/domain/forms/form-fields'
import type { Locale } from '@estu/domain/locale/locales'
import { ChoiceField, TextField } from '@estu/ui/components/form-fields'
import type { FormState } from '@/forms/form-state'
import { translator } from '@/i18n/translator'
import { fieldOf } from './field-of'

type Known = { name: string; phone: string; email: string; contactBy?: (typeof contactWays)[number] }
type Props = { locale: Locale; state: FormState | null; known: Known | null }

/** Who it is and how to answer. Calling is offered last and never chosen for anybody. */
export function ContactFields({ locale, state, known }: Props) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  const ways = contactWays.map((way) => ({ value: way, label: t(way === 'email' ? 'form.emailWay' : `form.${way}`) }))
  return (
    <>
      <TextField {...field('name', known?.name)} label={t('form.name')} autoComplete="name" required />
      <ChoiceField
        {...field('contactBy', known?.contactBy ?? 'whatsapp')}
        legend={t('form.contactBy')}
        compact
        choices={ways}
      />
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
