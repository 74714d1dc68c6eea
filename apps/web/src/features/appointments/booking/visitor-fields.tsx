import { appointmentLanguages, visitors } from '@estu/domain/forms/appointment-form'
import type { Locale } from '@estu/domain/locale/locales'
import { ChoiceField, TextField } from '@estu/ui/components/form-fields'
import { fieldOf } from '@/components/field-of'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'

/** Who comes, and in which language to speak with them. */
export function VisitorFields({ locale, state }: { locale: Locale; state: FormState | null }) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  return (
    <>
      <ChoiceField
        {...field('forWhom', 'self')}
        legend={t('visit.forWhom')}
        compact
        choices={visitors.map((who) => ({ value: who, label: t(`visit.${who}`) }))}
      />
      <div className="when when--other">
        <TextField {...field('visitorName')} label={t('visit.visitorName')} hint={t('visit.visitorNameHint')} />
      </div>
      <TextField {...field('age')} label={t('visit.age')} hint={t('visit.ageHint')} />
      <ChoiceField
        {...field('language', locale)}
        legend={t('visit.language')}
        hint={t('visit.languageHint')}
        compact
        choices={appointmentLanguages.map((language) => ({ value: language, label: t(`visit.${language}`) }))}
      />
    </>
  )
}
